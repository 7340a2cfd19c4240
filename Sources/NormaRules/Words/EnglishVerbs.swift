// The verbs of English, in their base form: data, kept as text because a list literal of this length compiles slowly.

enum EnglishVerbs {
    /// - Parameter word: in lower case.
    static func contain(_ word: String) -> Bool { all.contains(word) }

    private static let all = Set((general + " " + ofPrograms).split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Words that are most often verbs in written English: those that the lexicon of Eric Brill's tagger (Brown corpus and Penn
    /// Treebank, 1993, MIT licence, as in the package textblob 0.20.1) marks as `VB` or `VBP`, without auxiliaries and slang.
    private static let general = """
        abandon abate abdicate abhor abide abolish abort abound abrogate absolve absorb absorbedthe abstain accede accelerate accentuate
        accept accommodate accomodate accompany accomplish accrue accumulate accuse achieve acknowledge acquaint acquiesce acquire acquit
        activate actuate adapt add adduce adhere adjourn adjudicate adjust administer administrate admire admit adopt adore adorn
        adulterate advertise advise aerate affect affirm affix afflict afford aggravate agitate agonize agree alienate align allay allege
        alleviate allocate allot allow alter amalgamate amass amaze amble amend amortize amplify amuse analyze annihilate announce annoy
        anoint ansuh antagonize anticipate apologize appall appear appease append applaud apply appoint apportion appraise appreciate
        apprehend approve arbitrate argue arise arouse arrange arrive arrogate ascend ascertain ascribe ask aspire assail assassinate
        assemble assert assess assign assimilate assist assuage assume assure astound atone attach attain attend attest attract attribute
        augment augur authenticate authorize automate avenge avert avoid await awaken backfire backpedal baffle bail balk banish bankroll
        bargen bathe bear beat beautify beckon become bedevil befall beg beget begin begrudge beguile behave behold belie believe belittle
        belong bemoan bend bequeath beseech besiege besmirch bespeak bestow bethought betide betray bevel bewail beware bide bifurcate
        bilk bioengineer bite blacklist blame blazon bleed bless blest blink blossom bludgeon blunt boast bode bog boil bolster bombard
        boo boobify boost borrow bother bounce brag break breathe brighten bring bristle broach broaden browbeat browse brynge buckle
        budge build bulldoze bumble bump buoy burn burne bury buttress buy bypass cadge cajole calculate call cancel cannibalize
        capitalize capture careen caress carp carry carve castigate catapult catch catechize categorize cater cauterize cavort cease cede
        celebrate censor centralize certify chafe chandelle char characterize cheat cheere cherish chew chide chintz choke choose chop
        christen chug churn cipher circulate circumvent cite civilize clamor clamp clarify classify cleanse cleave clench climb clinch
        cling clobber clog close clothe coalesce coax coddle coerce coexist coextrude cohere coincide collaborate collect collude combine
        come commemorate commence commend comment commercialize commiserate commit commoditize communicate communize commute compare
        compel compensate compete compile complain complicate comply comport compose comprehend compress comprise compute computerize
        conceal concede conceive concentrate conciliate conclude concoct concur condemn condense condone confer confess confide confine
        confirm confiscate conform confound confront confuse congeal congratulate congregate conjure connect connote conquer conserve
        consider consign consist console consolidate conspire constitute constrain construct construe consult consume contain contaminate
        contemplate contemporize contend continue contradict contribute contrive convene converge converse convert convey convince
        cooperate coordinate cope correlate correspond corroborate corrode coste counteract counterbalance counterprogram cover covet
        cower crank crave crawl create creep cremate criminalize crimp cringe cripple crisscross criticize crochet croon cross crumble
        crystallize cull culminate cultivate cumulate curb curl curry curtail cut dabble dally damp dampen dangle dare darken daunt dazzle
        debunk decapitalize deceive decelerate decentralize decertify decide decipher declare decode decompose decorate decry dedicate
        deduce deduct deem deepen defend defer defile define deflate deflect defraud defray defuse defy degrade dehumanize dehydrate
        delete delimit delineate delist deliver delivre delude delve demilitarize demobilize democratize demolish demonize demonstrate
        demoralize demur demythologize denigrate denote denounce denude deny depart depend depict deplete deplore deploy deport depose
        depress deprive derail deregulate deride derive descend describe desegregate deserve designate desist despise dessier destabilize
        destroy detach detain detect deter deteriorate determine detest detonate detoxify detract detribalize devalue devastate develop
        deviate devise devote devour deworm diagnose dicate dicker dictate die differ differentiate dig digest dignify digress dilate
        dilute diminish dine disable disabuse disaffiliate disagree disallow disappear disappoint disapprove disarm disassemble
        disassociate disband disbelieve disburden discard discern disclose discomfit disconcert disconnect discontinue discourage discover
        discredit discriminate discuss disembark disengage disentangle disgorge disguise dishearten disintegrate dislodge dismantle
        dismember dismiss disobey disown disparage dispel dispell dispense disperse displace dispose disprove disqualify disrobe disrupt
        disseminate dissipate dissociate dissolve dissuade distil distinguish distort distract distribute disturb diverge diversify divert
        divest divide divulge do doan dodge dole dominate donate dost douse dovetail downplay downsize dragoon dramatize draw drinkin
        droop drown drum druther dump dunno duplicate dwell dwindle earmark earn ease eat eavesdrop eclipse economize edit editorialize
        educate effecte effectuate effloresce eject eke elaborate elapse elect elevate elicit elide eliminate elongate emancipate
        emasculate embark embarrass embellish embezzle embody embrace embroider emerge emigrate emit emote empathize emphasize emphaticize
        employ empower emulate enable enact encamp encapsulate enchant encircle encompass encourage encroach encumber endanger endorse
        endow endure energize enforce engage engender engrave engulf enhance enjoin enjoy enlarge enlighten enlist enliven enrich enroll
        enslave ensnare ensue ensure entail enter entertain entice entitle entreat entrench entrust enunciate envisage envision epitomize
        equalize equate equip eradicate erase erect erode err erupt escalate escape eschew espouse establish etch eulogize evacuate evade
        evaluate evaporate eventuate evict eviscerate evoke evolve exacerbate exaggerate exalt examine exasperate excavate exceed excel
        excite exclaim exclude excorciate excoriate excrete execute exemplify exert exhort exhume exist exonerate exorcise expand expect
        expedite expel expend expire explain explode exploit explore expose express expunge extemporize extend extenuate exterminate
        extinguish extort extract extradite extrapolate extricate exude fabricate facilitate fade fail falsify falter familiarize
        fantasize fascinate fasten fathom fatten faze federalize feel fend ferret fester fetch fete fetishize ffreind figger file fill
        find finish fit fix flatten flatter flaunt flay flee flinch flirt flit flng float flog flounce flounder flourish flout fluctuate
        flunk fly fold follow foment forbid forborne foreclose forego foreknown foresee foreshadow forestall foretell forfeit forge forget
        forgit forgive forgo formalize formulate forsake fortify foster fraternize fret frighten frown frustrate fuck fudge fulfill
        fulfull fulminate funnel furnish galvanize garner gasconade gather generalize generate germinate get gether gild gird give
        glamorize glean glide gloat glorify gloss gnash gnaw go godamit gore gouge govern grab grapple grasp gratify graunt graze greet
        grind gripe grok grope grouse grovel grow grumble grunt guess gush guzzle gyrate haggle halve hamper hamstring handcuff handle
        hang happen harass harden hark harmonize harry hast hasten hate haunt heal hear heare hearest hedge heed heighten help herald
        hesitate hibernate hide highlight hinder hinge hire hobble hobnob hoist hold holler homogenize hone honk hover humanize hunker
        hurl hustle hypothesize identify idolize ignite ignore illuminate illumine illustrate imagine imbibe imitate impair impart impede
        imperil impinge implement implicate implore imply impose impound impress imprint imprison improve improvise impugn impute
        inactivate incarcerate incise incite include includee incorporate incubate incur indemnify indicate indict individuate induce
        indulge industrialize infect infer infest infiltrate inflame inflate inflict inform infringe infuriate infuse ingest ingratiate
        inhabit inherit inhibit initiate inject injure innovate inoculate inquire insert insinuate insist inspect inspire install
        instigate instill instruct insulate insure integrate intend intensify interact intercede interfere interject intermingle
        internationalize interpenetrate interpret interrogate interrupt intersect intervene intimidate introduce intrude inure invade
        invalidate inveigh inveigle invent invert invest investigate invigorate invite invoke involve iodinate irk irrigate irritate
        isolate itch itemize jack jell jeopardize jettison jog join jostle juggle justify juxtapose kayo keep keynote kidnap kill kindle
        kneel knock knoe know knoweth kowtow lacerate lag lambaste lampoon languish lash launch launder laze leach lead leapfrog learn
        leave legalize legislate legitimize lend lengthen lessen let liberalize liberate lick lie lift lighten likee liken linger liquefy
        liquidate listen litigate live lob localize locate lock look loom loosen lose louse lug lunge lure lurk lynch magnify maintain
        make maltreat manage manipulate manufacture marry marvel match materialize matriculate maul maximize mean meddle mediate meditate
        meet meld melt memorize mend mention merge metabolize mew migrate militate mimic mince mingle minimize misinterpret misplace
        misrepresent miss mistreat misunderstand miter mitigate moan mobilize modernize modify modulate moisten molest mollify monitor
        monopolize mop mosey motivate mould mount mourn mow mull multiply munch muster mutate mutter nab nationalize navigate naysay
        necessitate negate negotiate neutralize nibble nominate normalize notify nourish nudge nullify nurture obey obfuscate oblige
        obliterate observe obstruct obtain obtaine obviate occupy occur offend officiate offset omit operate oppose opt optimize orate
        orchestrate ordain organize orginate originate ossify oust outbid outclass outdo outface outflank outfly outfox outgrip outgrow
        outguess outlast outlaw outlive outmaneuver outnumber outpace outperform outrank outrun outsell outshine outspend outstrip
        outweigh outwit overburden overcome overdraw overeat overemphasize overestimate overexpose overextend overfeed overfill overhear
        overheat overlook overpay overpower overproduce overpurchase overreach overreact override overrule oversee overshadow overstaff
        overstate overstretch overtake overthrow overturn overwhelm owe pacify paie pamper paralyze pardon pare parry partake partaker
        participate partook pass patronize pave pay peck pedal peddle peel peg penalize penetrate perceive perform perish permeate permit
        perpetrate perpetuate perplex persecute persevere persist personalize persuade pertain pertained peruse pervade pester peter
        photocopy pick pierce pillage pinpoint piss placate plagiarize play plead please plod plough pluck plummet ply polarize polish
        politicize pollinate pollute ponder pontificate popularize populate portend portray pose possess postpone postulate pounce pour
        prai pray preach precede precipitate preclude predict predispose predominate preempt prefer prefuh prefund preoccupy prepare
        prepay presage prescribe preserve preside presume presuppose pretend prevail prevaile prevayle prevent privatize proceed proclaim
        procrastinate procreate procure prod produce profess proffer prohibit proliferate prolong promote prompt pronounce prop
        propagandize propagate propel propitiate propose prorate proscribe prosecute prosper protect protrude prove provide provoke pry
        publicize publish pull pulverize pummel pump punish purify purport pursue push put quadruple qualify quantify quarantine quash
        quell quench quibble quicken quit quote radiate raise ram ramble ransack rant ratchet ratify rationalize rave reaccelerate reach
        reacquire react read readjust readmit reaffirm realign realize reallocate reap reappear reapportion reappraise rearm rearrange
        reassemble reassert reassess reassign reassume reassure reauthorize reawaken rebalance rebuild rebuke rebut recall recapitalize
        recapitulate recapture recast recede receive recheck reciprocate recite reckon reclaim recognize recollect recommence recommend
        reconcile reconfirm reconnect reconnoiter reconsider reconstitute reconstruct recork recount recoup recover recraft recreate
        recruit rectify recuperate recur recycle rededicate redeem redefine redeploy redevelop redial redirect rediscover redistribute
        redo redouble redound redraw redress reduce reek reenact reestablish reexamine refer refight refile refinance refine reflect
        refocus refrain refresh refuel refurbish refuse refute regain regenerate register regress regret regroup regulate rehabilitate
        rehear rehearse reignite reimburse reimpose rein reinforce reinstall reinstate reinsure reinterpret reintroduce reinvent reinvest
        reinvigorate reiterate reject rejoice rejoin rejuvenate rekindle relate relaunch relax relay relent relieve relinquish relive
        relocate rely remain remake remarry remember remind remonstrate remove rename renationalize rend render renege renegotiate renew
        renounce renovate reopen reorder reorganize reorient repackage repatriate repay repeat repel repent rephrase replace replaster
        replenish replicate repond reposition repossess represent repress reprice reprint reprocess reproduce reprove repudiate requalify
        require reread reregulate reschedule rescind resell resemble resent resettle resew reshape reside resign resist resolve resonate
        respond restart restate restock restore restrain restrict restructure resubmit resume resurrect resuscitate retain retake
        retaliate retard retell rethink retire retrace retract retrain retrench retrieve retrofit retry reunite reuse revamp reveal revel
        reverberate reverse revert revise revisit revitalize revive revoke revolutionize revolve reweave rewrite rhapsodize ride riffle
        rile rip ripen roam rob roil romanticize roost rotate rouse rove ruffle ruminate rummage run safeguard safekeep sag sail salivate
        sally salvage sanctify sanitize sap satiate satisfy saturate saute save savor say scald scamper scape scare scarify scoff scold
        scour scowl scream scribble scrimp scrounge scrub scrutinize scuff scuttle sear secede seclude secure seduce see seek seem seep
        seethe segregate seize select sell selle send sensitize sentimentalize serve settle sever sew shackle shake shalt sharpen shatter
        shave shed shelve shim shimmy shirk shoot shorn shorten shout shove shrink shrivel shroud shrug shuck shudder shun shute sidestep
        sidetrack sidle sift signify simmer simplify simulate sing sink siphon sit skate skew skim skimp skindive skip skulk skyrocket
        slacken slap slash sleep slip slog slosh slough smolder smother smuggle snap snare snatch sneak sniff snipe snoop snort snub snuff
        soak soar sob socialize soften solicit solidify solve soothe sow spackle spark spawn speak spearhead specialize specify speculate
        spell spend spew spin spit spoil spook sprinkle sprout spur spurn sputter squander squawk squeal squeegee squelch squint stabilize
        stagger stalk stanch stand standardize standeth starboard stare start startle starve stash stave stay steal steer stem sterilize
        stick sticle stiffen stifle stimulate stipulate stir stoke stoop stop straddle straggle straighten strap stratify streamline
        strengthen strive strt stumble stymie subcontract subdue subjugate sublet submerge submit subscribe subside subsidize subsist
        substantiate subtract subvert succeed succumb suck sue suffer suffice suffocate suffuse suggest summarize summon sunder supercede
        superimpose superintend supersede supervise supplant suppose suppress surmise surmount surpass surround survive suspect suspend
        sustain swab swallow sway swear sweeten swell swerve swim symbolize sympathize synchronize synthesize tabulate tackle tailor take
        taketh talk tamp tamper tap taper tarnish tarry teach tear tease tell temporize tempt tend terminate terrify terrorize testify
        thank theorize thicken think thrash threaten thrive throw thwart thynke tick tighten tinker tint tipple tiptoe toil tolerate
        topple torpedo toss tote totter toughen tout traduce traipse trammel trample transact transcend transcribe transform translate
        transmit traverse tread treat tremble trigger trim trivialize trusteth try tuck turn turne typecast typify tyrannize unblock
        unbundle uncap uncover undercut underestimate undergo underlay underlie underline undermine underperform underpin underrate
        underscore understand understate undertake underwrite undo undulate unearth unfetter unfold unhook unify unite universalize
        unlatch unleash unload unlock unmask unpack unplug unravel unroll unscramble unscrew unseal unseat unsheathe unsolder unstuffy
        unteach unthaw untie unveil unwind unwire update upgrade uphold uproot urge usurp utilize uttuh vacate vacillate validate vanish
        vanquish vary veer verify vex vibrate victimize vie vindicate violate visualize vitiate vivify vocalize vomit wade waft wait waive
        walk wallow wander wane want wanta warn watch waver weaken wean wear weatherstrip weave weep weigh weld whack whats wherewith
        whittle whoosh widen wield win winnow wipe wish withdraw wither withhold withstand wobble wonduh woo woolgather worry worsen
        worthwile wrap wreak wrench wrest wrestle wring write wrung wynne yank yearn yield zap zoom
        """

    /// Words that are more often nouns elsewhere, but verbs in the names of programs: compiled for Norma.
    private static let ofPrograms = """
        access act advance alert animate annotate archive back backup bake balance batch bind block blur book bookmark broadcast buffer
        cache cast center chain change charge chat check clean clear click clip clone collapse compact complete configure contact cook
        copy count credit crop cycle dash deactivate debit debounce decrement decrypt deduplicate delay delegate deposit dequeue deselect
        design diff dispatch display dock download draft drag drop encode encrypt end enqueue enumerate estimate exit export favorite
        filter finalize fire flag flip flush focus force fork format forward freeze grant group guard hash hook import increment index
        init initialize instantiate intercept issue iterate jump kick lay like limit link list load log login logout loop lower map mark
        mask measure mirror mix mock move mute name offer open order outline overwrite pack pad page paint pair pan parse paste patch
        pause peek pin ping place plan plot poll pop post prefetch preload prepend present press preview print process project provision
        prune purchase purge query queue randomize rank rate reauthenticate reboot record refund release reload rent repair replay reply
        report repost request rerun resend reserve reset resize resync return review rewind round route sample scale scan schedule score
        scroll search seed serialize set setup share shift show shuffle shut sign signin signout signup slice slide snooze sort split
        stack stage star step store stream stretch strip style supply support swap swipe switch sync tag test throttle toggle top track
        train transfer transition truncate tune tweak unarchive unfollow unhide uninstall unlike unlink unmark unmount unmute unpin
        unregister unsave unsubscribe unwrap upload upsert use view visit vote wake warm zip
        """
}
