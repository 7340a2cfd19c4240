// The characters that `&amp;`, `&#8203;` and other entities represent.

enum HTMLEntity {
    /// The character of the entity that begins at the index, and where it ends.
    static func read(in bytes: [UInt8], at start: Int) -> (text: String, end: Int)? {
        guard start + 2 < bytes.count, bytes[start] == UInt8(ascii: "&") else { return nil }
        if bytes[start + 1] == UInt8(ascii: "#") { return readNumber(in: bytes, at: start) }
        let name = bytes[(start + 1)...].prefix(32).prefix { $0.isASCIILetter || $0.isDigit }
        guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") else { return nil }
        return named[String(decoding: name, as: UTF8.self)].map { ($0, name.endIndex + 1) }
    }

    private static func readNumber(in bytes: [UInt8], at start: Int) -> (text: String, end: Int)? {
        let isHexadecimal = bytes[start + 2] | 0x20 == UInt8(ascii: "x")
        let first = start + (isHexadecimal ? 3 : 2)
        guard first < bytes.count else { return nil }
        let digits = bytes[first...].prefix(isHexadecimal ? 6 : 7).prefix {
            $0.isDigit || isHexadecimal && (0x61...0x66).contains($0 | 0x20)
        }
        guard !digits.isEmpty, digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: ";") else {
            return nil
        }
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10) ?? 0
        let scalar = number == 0 ? nil : Unicode.Scalar(number)
        return (String(scalar ?? "\u{FFFD}"), digits.endIndex + 1)
    }

    /// Common entities: those of HTML 4, and some more.
    private static let named: [String: String] = {
        var named: [String: String] = [:]
        for pair in names.split(separator: " ") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let scalars = parts[1].split(separator: "+").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            named[String(parts[0])] = String(String.UnicodeScalarView(scalars))
        }
        return named
    }()

    private static let names = """
        Aacute=C1 aacute=E1 Acirc=C2 acirc=E2 acute=B4 AElig=C6 aelig=E6 Agrave=C0 agrave=E0 alefsym=2135 Alpha=391 \
        alpha=3B1 AMP=26 amp=26 and=2227 ang=2220 aogon=105 apos=27 Aring=C5 aring=E5 ast=2A asymp=2248 Atilde=C3 \
        atilde=E3 Auml=C4 auml=E4 bdquo=201E Beta=392 beta=3B2 bigcirc=25EF blacksquare=25AA boxh=2500 boxv=2502 \
        brvbar=A6 bsol=5C bull=2022 cacute=107 cap=2229 Ccaron=10C ccaron=10D Ccedil=C7 ccedil=E7 cedil=B8 cent=A2 \
        check=2713 checkmark=2713 Chi=3A7 chi=3C7 circ=2C6 ClockwiseContourIntegral=2232 clubs=2663 colon=3A \
        colone=2254 coloneq=2254 comma=2C commat=40 cong=2245 COPY=A9 copy=A9 copysr=2117 crarr=21B5 cross=2717 \
        ctdot=22EF cup=222A curren=A4 Dagger=2021 dagger=2020 dArr=21D3 darr=2193 dash=2010 Dcaron=10E dcaron=10F \
        deg=B0 Delta=394 delta=3B4 diams=2666 DifferentialD=2146 divide=F7 dollar=24 Eacute=C9 eacute=E9 ecaron=11B \
        Ecirc=CA ecirc=EA Egrave=C8 egrave=E8 empty=2205 emsp=2003 ensp=2002 eogon=119 epsi=3B5 Epsilon=395 \
        epsilon=3B5 equals=3D equiv=2261 Eta=397 eta=3B7 ETH=D0 eth=F0 Euml=CB euml=EB euro=20AC excl=21 exist=2203 \
        female=2640 flat=266D fnof=192 forall=2200 frac12=BD frac13=2153 frac14=BC frac18=215B frac23=2154 frac34=BE \
        frasl=2044 Gamma=393 gamma=3B3 gbreve=11F ge=2265 grave=60 GT=3E gt=3E hairsp=200A half=BD hArr=21D4 \
        harr=2194 hearts=2665 hellip=2026 HilbertSpace=210B horbar=2015 hyphen=2010 Iacute=CD iacute=ED Icirc=CE \
        icirc=EE Idot=130 iexcl=A1 Igrave=CC igrave=EC image=2111 incare=2105 infin=221E inodot=131 int=222B \
        Iota=399 iota=3B9 iquest=BF isin=2208 Iuml=CF iuml=EF Kappa=39A kappa=3BA Lambda=39B lambda=3BB lang=2329 \
        laquo=AB lArr=21D0 larr=2190 lbrace=7B lbrack=5B lceil=2308 ldquo=201C le=2264 Leftarrow=21D0 leftarrow=2190 \
        lfloor=230A lowast=2217 lowbar=5F loz=25CA lpar=28 lrm=200E lsaquo=2039 lsquo=2018 Lstrok=141 lstrok=142 \
        LT=3C lt=3C macr=AF male=2642 map=21A6 mdash=2014 micro=B5 middot=B7 minus=2212 Mu=39C mu=3BC nabla=2207 \
        nacute=144 natural=266E nbsp=A0 ncaron=148 ndash=2013 ne=2260 nearr=2197 NewLine=A ngE=2267+338 ni=220B \
        NoBreak=2060 not=AC notin=2209 nsub=2284 Ntilde=D1 ntilde=F1 Nu=39D nu=3BD num=23 numsp=2007 Oacute=D3 \
        oacute=F3 Ocirc=D4 ocirc=F4 odblac=151 OElig=152 oelig=153 Ograve=D2 ograve=F2 oline=203E Omega=3A9 \
        omega=3C9 Omicron=39F omicron=3BF oplus=2295 or=2228 ordf=AA ordm=BA Oslash=D8 oslash=F8 Otilde=D5 otilde=F5 \
        otimes=2297 Ouml=D6 ouml=F6 para=B6 part=2202 percnt=25 period=2E permil=2030 perp=22A5 Phi=3A6 phi=3C6 \
        phone=260E Pi=3A0 pi=3C0 piv=3D6 plus=2B plusmn=B1 pound=A3 Prime=2033 prime=2032 prod=220F prop=221D \
        Psi=3A8 psi=3C8 puncsp=2008 quest=3F QUOT=22 quot=22 radic=221A rang=232A raquo=BB rArr=21D2 rarr=2192 \
        rarrw=219D rbrace=7D rbrack=5D rcaron=159 rceil=2309 rdquo=201D real=211C REG=AE reg=AE rfloor=230B Rho=3A1 \
        rho=3C1 Rightarrow=21D2 rightarrow=2192 rlm=200F rpar=29 rsaquo=203A rsquo=2019 sacute=15B sbquo=201A \
        Scaron=160 scaron=161 sdot=22C5 searr=2198 sect=A7 semi=3B sharp=266F shy=AD Sigma=3A3 sigma=3C3 sigmaf=3C2 \
        sim=223C sol=2F spades=2660 square=25A1 squf=25AA star=2606 starf=2605 sub=2282 sube=2286 sum=2211 sung=266A \
        sup=2283 sup1=B9 sup2=B2 sup3=B3 supe=2287 szlig=DF Tab=9 Tau=3A4 tau=3C4 tcaron=165 there4=2234 Theta=398 \
        theta=3B8 thetasym=3D1 thinsp=2009 THORN=DE thorn=FE tilde=2DC times=D7 trade=2122 Uacute=DA uacute=FA \
        uArr=21D1 uarr=2191 Ucirc=DB ucirc=FB udblac=171 Ugrave=D9 ugrave=F9 uml=A8 upsih=3D2 Upsilon=3A5 \
        upsilon=3C5 uring=16F Uuml=DC uuml=FC vellip=22EE verbar=7C vert=7C weierp=2118 Xi=39E xi=3BE xrarr=27F6 \
        Yacute=DD yacute=FD yen=A5 Yuml=178 yuml=FF zacute=17A Zcaron=17D zcaron=17E ZeroWidthSpace=200B Zeta=396 \
        zeta=3B6 zwj=200D zwnj=200C
        """
}
