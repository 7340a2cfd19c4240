// The small words that distinguish languages: data, chosen from the lists of stopwords-iso (MIT licence, as in the package
// stopwordsiso 0.7.1), without those that are English words too, or that are common in programs.

import NormaGuide

/// The small words of one language.
struct LanguageWords: Sendable {
    typealias Words = LanguageWords

    let language: TextLanguage
    /// Two of them are enough.
    let sure: Set<String>
    /// Short ones, and words that also mean something in English: they support a sure word.
    let likely: Set<String>

    private init(_ language: TextLanguage, sure: String, likely: String) {
        self.language = language
        self.sure = Self.split(sure)
        self.likely = Self.split(likely)
    }

    private static func split(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    /// Small words of English that no other of these languages has.
    static let english = split(
        """
        about above after again already although always and another any are around at away be because been before being below between both
        but by can cannot could did does doesn't doing don't done down during each either else even ever every few first for from further
        get gets has have having her here his how however if instead into is isn't it its itself just last later let like made make makes
        many may maybe might most must my need needed needs never new next nor not nothing now of off once one only other our out own per
        rather same see set she should since some something still such than that the their them then there therefore these they this those
        though through thus to too two until up used uses using very via we were what when where whether which while who whole whose why
        will with within without won't would yet you your
        """
    )

    static let others: [Words] = [
        Words(
            .german,
            sure: """
                aber alle allem allen aller alles auch beim bereits dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darf
                darüber dass davon davor dazu dein denn deren deshalb dessen diese diesem diesen dieser dieses doch dort durch eine einem einen
                einer eines erst etwas für ganz gegen gibt habe haben hatte hier ihre immer ist jede jedem jeden jeder jedes jedoch jetzt kann
                kein keine keinen können könnte mehr muss müssen nach neben nicht nichts noch nur oder ohne schon sehr sein seine seit sich sie
                sind sollte sollten sonst statt und unter weil wenig wenn werde werden wieder wieso wir wird wurde wurden während wäre zum zur
                zwei zwischen über
                """,
            likely: """
                als am auf aus bei bis da darin das dem den der des die dies ein er es hat hinter ich ihm ihn ihr im ja mit nun ob um uns vom von
                vor wer wie wo zu
                """
        ),
        Words(
            .spanish,
            sure: """
                algunas algunos antes aquí así aunque aún cada como cual cuando cuántos debe deben desde después donde durante ella ellos entonces
                esta estas este esto estos está están fueron hace hacer hasta mientras mismo más nosotros nuestra nuestro nunca otra otro para
                pero porque puede pueden pues quien qué según será siempre sino sobre sólo también tanto tiene tienen todas tras una unas unos
                usted
                """,
            likely: """
                al ante con contra de del dos e el en entre es esa ese eso fue ha han hay la las le les lo los mi muy nada ni nos o poder por que
                se ser si sin solo son su sus sí todos tu un uno y ya
                """
        ),
        Words(
            .french,
            sure: """
                afin ainsi alors après aucun aussi autre avant avoir bien ceci cela celle celui cette chaque chez comme dans depuis dernier deux
                doit donc elle elles est les leur leurs lors lorsque mais moins même notre nous parce pas peut peuvent plusieurs pour pourquoi
                puis quand quel quelle quelques quoi selon sinon soit sont tant tous toute toutes trop très une voici voilà votre vous étaient
                était été être
                """,
            likely: """
                au aux avec car ce ces cet comment de des du en encore entre et fait font ici il ils je la le lui là mes mon ne ni non nos ont ou
                où par pendant peu plus que qui sa sans se sera si son sous sur ta tout un vers vos à
                """
        ),
        Words(
            .italian,
            sure: """
                abbiamo agli alle allo anche ancora avere aveva che cosa così dalla dalle degli della dello deve dopo essere già gli hanno loro
                mentre molto negli nella nelle nessun niente nostro ogni oppure perché perciò però più può quale quali quando quanto quella quelle
                quelli quello questa queste questi questo quindi senza stato subito sulla suoi tutte tutti tutto una
                """,
            likely: """
                ad ai al alla chi ci come con cui da dal dei del delle di dove due ed era fa fare ha ho il io la le lei li lo ma mio ne nei nel
                noi non o ora poi prima qui se sei si sia solo sono su sua sul suo tra un uno è
                """
        ),
        Words(
            .portuguese,
            sure: """
                ainda alguns além apenas após aquele aqui assim até cada como dela dele depois desde deve devem dois eles enquanto então essa esse
                esta estas este estes está estão foram isso isto mais mesma mesmo minha muito nossa nosso não nós outra outro para pela pelo pode
                podem pois porque porquê qual quando quem seja sempre será seus sobre suas também todas tudo tão têm uma umas você vocês
                """,
            likely: """
                ao aos com da das de dos e ela ele em entre era eu foi há já lhe lá mas meu na nas nem nos num o ou por que se sem ser seu sob sua
                só tem todos um uns
                """
        ),
        Words(
            .dutch,
            sure: """
                alle alleen altijd bij binnen daar deze doen een eerst geen geweest haar hebben heeft het hier kunnen maar meer mijn moet moeten
                naar niet niets nooit omdat onder ook tegen toch toen tussen veel voor waar waarom wanneer waren welke werd worden wordt zelf zich
                zijn zonder
                """,
            likely: """
                aan al als anders dan dat de die dit door dus en er heb hem hij hoe hun ik je jij kan kon met mij na nog nu om ons op samen te tot
                uit uw van want wat wel wij wil zal ze zij zo zou
                """
        ),
        Words(
            .swedish,
            sure: """
                blir denna deras dess detta där efter eller finns från för genom hade här icke inte jämfört kommer mellan måste när någon något
                några och samma skulle som utan varför varje vilken är även över
                """,
            likely: """
                alla att av bara bli de dem den det dig din du då ej en ett ha han har hon hur ja jag kan kunde man med men mig min mot om oss på
                sedan sig sin ska så till upp ut vad var vi vid
                """
        ),
        Words(
            .danish,
            sure: """
                alle andet blev blive bliver denne deres dette efter eller fordi før havde hende hvad hver hvilken hvis hvor hvordan ikke jeg
                kunne mange meget nogen noget nogle når også selv skal skulle ville være været
                """,
            likely: """
                af da de dem den der det dig din dog du en end er et fra ham han har hos hun ind kan kun man med men mig min mod må nu og om op os
                på sig sin som så til ud var vi vil
                """
        ),
        Words(
            .polish,
            sure: """
                albo być był była było dla dlatego gdzie inny jako jednak jego jest jeszcze jeśli jeżeli już kiedy która które którego której
                który których którzy lub mają może można musi nich nie niego niż oraz podczas ponieważ powinien przed przez przy się także tego
                tutaj tych tylko więc wszystkich wszystkie wszystko żeby
                """,
            likely: """
                aby ale bez bo czy gdy go ich ile im ja jak je jej ma mu na nad nas o od po pod sam są ta tak tam te tej ten tu tym u w z za ze że
                """
        ),
        Words(
            .czech,
            sure: """
                bude budou byla byli bylo být což jako jeho jejich ještě jsem jsme jsou když která které který mezi může nebo není než podle pokud
                potom pouze proto protože proč před přes při sice tady také tato tedy tento tohle toho tuto však
                """,
            likely: """
                aby aj ale ani asi až bez byl co ho jak je jej jen ji já k kde kdo kdy ke ma mi na nad nic od pak po pod pro s se si tak tam ten
                toto tu ty u už v ve z za zda zde ze či že
                """
        ),
        Words(
            .turkish,
            sure: """
                acaba ancak bana bazı belki beni benim bir biraz biri birkaç birçok bize bizim buna bunda bundan bunlar bunu bunun burada böyle
                daha defa değil diye diğer dolayı eğer fakat gibi göre hangi henüz herhangi hiç için işte kadar kendi nasıl neden nerede olan
                olarak oldu olduğu olmak olması olmaz olsa olup olur olursa onlar onun sadece sanki sonra tarafından tüm veya yani yapılan yerine
                zaten çok çünkü üzere şey
                """,
            likely: """
                ama ben bile biz bu da de en hem hep ile ise ki kim mu mü mı ne o onu siz var ve ya yok şu
                """
        ),
    ]
}

extension LanguageWords {
    /// The languages of a small word, by their indices.
    struct Entry: Sendable {
        var isEnglish = false
        var sure: [Int] = []
        var likely: [Int] = []
    }

    /// No small word has more bytes.
    static let longest = index.keys.lazy.map(\.utf8.count).max() ?? 0

    /// All small words: each word of a text is looked up once.
    static let index: [String: Entry] = {
        var index: [String: Entry] = [:]
        for word in english { index[word, default: Entry()].isEnglish = true }
        for (place, language) in others.enumerated() {
            for word in language.sure { index[word, default: Entry()].sure.append(place) }
            for word in language.likely { index[word, default: Entry()].likely.append(place) }
        }
        return index
    }()
}
