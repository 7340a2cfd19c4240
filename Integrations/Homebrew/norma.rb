# For a tap of your own: Formula/norma.rb. It installs a release's binary, and builds nothing.
class Norma < Formula
  desc "Make a team's written guidelines check its Swift code"
  homepage "https://example.com/norma"
  version "0.1.0"
  license "Apache-2.0"

  on_macos do
    url "https://example.com/norma/0.1.0/norma-0.1.0-macos-universal.tar.gz"
    sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  end

  on_linux do
    on_intel do
      url "https://example.com/norma/0.1.0/norma-0.1.0-linux-x86_64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
    on_arm do
      url "https://example.com/norma/0.1.0/norma-0.1.0-linux-arm64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
  end

  def install
    bin.install "norma"
    man1.install "norma.1"
    bash_completion.install "completions/norma.bash" => "norma"
    zsh_completion.install "completions/_norma"
    fish_completion.install "completions/norma.fish"
  end

  test do
    (testpath/"GUIDE.md").write <<~GUIDE
      ---
      norma: 2
      name: test
      ---

      # Test

      ```yaml rules
      classes-are-final: { every: class, must: { be: final } }
      ```
    GUIDE
    (testpath/"Cart.swift").write "class Cart {}\n"
    output = shell_output("#{bin}/norma check --guide ./GUIDE.md", 1)
    assert_match "classes-are-final", output
  end
end
