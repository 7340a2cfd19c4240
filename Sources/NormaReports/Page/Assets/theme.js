// Light or dark: as the reader's system has it, or as the switch says, which is remembered where a browser allows.

const themes = ["system", "light", "dark"];
const themeButton = document.getElementById("theme");

function rememberedTheme() {
  try {
    const known = localStorage.getItem("norma-theme");
    return themes.includes(known) ? known : "system";
  } catch {
    return "system";
  }
}

function useTheme(theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  themeButton.textContent = `Theme: ${theme}`;
  themeButton.dataset.theme = theme;
  dispatchEvent(new Event("themechange"));
}

themeButton.addEventListener("click", () => {
  const theme = themes[(themes.indexOf(themeButton.dataset.theme) + 1) % themes.length];
  try {
    localStorage.setItem("norma-theme", theme);
  } catch {
    // A page from a disk may not be allowed to remember; it then lasts as long as the page.
  }
  useTheme(theme);
});

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => dispatchEvent(new Event("themechange")));
useTheme(rememberedTheme());
