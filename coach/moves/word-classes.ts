/**
 * Words that mean the same to the reader, by class. General English of this genre; lower case, as `lineOf` writes them.
 * A word may stand in one class only: the first that lists it.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const WORD_CLASSES = {
  hurt: words(`
    hurt upset sad disappointed disappointing down gutted let-down hurts stung stings sting smarts heartbroken crushed deflated
    lonely alone left-out excluded invisible ignored overlooked unappreciated unheard dismissed belittled small
    humiliated embarrassed embarrassing mortified ashamed awkward uncomfortable uneasy flat blue low miserable tearful cried
    crying bruised wounded rejected abandoned unwanted forgotten disheartened discouraged bummed rattled shaken blindsided
    betrayed devastated grief grieving pang twinge ache aching wistful homesick resentful bitter sore rough heavy`),
  anger: words(`
    angry annoyed annoying irritated frustrated frustrating mad cross furious livid fed-up impatient grumpy peeved miffed
    irked exasperated resent aggravated wound-up seething`),
  fear: words(`
    scared afraid frightened terrified nervous anxious worried worry worries worrying concerned panicky panicked tense stressed
    overwhelmed apprehensive dread dreading insecure unsure lost confused torn unsettled jittery shy intimidated`),
  joy: words(`
    happy glad proud touched moved pleased delighted excited thrilled grateful thankful relieved chuffed joyful cheerful
    content calm relaxed comfortable hopeful honoured honored flattered amazed warm loved appreciated enjoyed tickled surprised
    curious`),
  tired: words(`tired exhausted drained knackered shattered worn burnt burned wiped weary shattered stretched`),
  insult: words(`
    idiot idiots moron stupid dumb dumbass fool foolish jerk jerks arse ass arsehole asshole bitch bastard prick dick dickhead
    twat wanker loser losers pathetic useless worthless lazy selfish greedy rude disgusting clown liar thief crook cheat
    coward hypocrite psycho crazy insane nuts mental ridiculous ignorant arrogant snob creep creepy pig cow rat parasite
    scrounger leech waster ungrateful spoiled spoilt brat bully control-freak freak nag nosy busybody incompetent hopeless
    rubbish crap shit shitty bullshit fuck fucking fucked bloody damn piss pissed sod bugger git muppet tosser plonker numpty
    vile nasty sad-act miser tightwad grump cruel heartless entitled sponging childish immature manipulative toxic`),
  threat: words(
    `lawyer solicitor police court sue report complain manager hr fired sack union ombudsman regret warn warning`,
  ),
  grovel: words(`
    terrible awful horrible dreadful idiotic unforgivable disaster failure burden nightmare worst`),
  intensity: words(
    `so very really truly deeply terribly incredibly totally completely absolutely utterly extremely super genuinely honestly`,
  ),
  softener: words(`maybe perhaps possibly probably sort-of kind guess suppose somehow might`),
  absolute: words(
    `always never every everyone everybody nobody anyone nothing constantly forever everything literally`,
  ),
  mockery:
    words(`majesty highness royal queen king princess sherlock einstein genius expert saint oscar medal crown applause bow
    congratulations bravo shocking saintly perfect`),
  laugh: words(`haha ha heh 😂 🤣 😆 😅`),
  thanks: words(`thanks thank appreciate cheers grateful`),
  please: words(`please`),
  plan: words(`
    monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun weekend weekends weekday weekdays
    tomorrow tonight today morning mornings afternoon afternoons evening evenings night nights week weeks month months
    january february march april may june july august september october november december noon midday midnight lunchtime
    oclock am pm hour hours minute minutes half fortnight christmas easter summer spring autumn winter year`),
  mend: words(`
    fix replace pay refund repay redo resend rewrite correct cover return mend repair swap reprint apologise apologize ring call
    phone email text book reorder collect bring buy clean wash tidy sort refund reimburse send deliver post check`),
  mistake: words(`
    forgot forgotten mistake mistakes missed broke lost late wrong error fault messed screwed failed overlooked mixed dropped
    spilled spilt burnt ruined damaged scratched snapped shouted skipped misread miscounted mislaid overslept double-booked cocked
    botched`),
  family:
    words(`mum dad mother father sister brother son daughter wife husband aunt auntie uncle gran grandma grandad nan
    kid kids child children family cousin nephew niece grandson granddaughter baby parents in-laws partner boyfriend girlfriend`),
  talk: words(`say says said saying tell tells told telling speak talk talking sound sounds mean means write`),
  act: words(`do does did doing done act acting behave way manner handle`),
  bother: words(`
    bother bothers bothered bothering annoys annoying problem problems wrong upsets upset difficult hard offends irritates trouble
    issue gets rude unfair unhelpful cold distant selfish off putting`),
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type WordClass = keyof typeof WORD_CLASSES;

const classOfWord = new Map<string, WordClass>();
for (const [name, list] of Object.entries(WORD_CLASSES) as [WordClass, readonly string[]][]) {
  for (const word of list) if (!classOfWord.has(word)) classOfWord.set(word, name);
}

export const wordClassOf = (word: string): WordClass | undefined => classOfWord.get(word);

/** The words of some classes as an alternation for a pattern. */
export const anyOf = (...names: readonly WordClass[]): string =>
  names
    .flatMap((name) => WORD_CLASSES[name])
    .map((word) => word.replace("-", " "))
    .join("|");

/** Words that carry no subject of their own: they never count as "picked up from the other's line". */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  words(`
    a an the and or but so if then than that this these those there here it its i you he she we they me him her us them my your his
    our their mine yours myself yourself is am are was were be been being do does did done doing have has had having will would can
    could shall should may might must not no yes ok oh ah well just only really very too also still even yet already again ever
    never always of in on at to from by for with about into over after before up down out off as like what which who whom whose why
    how when where all any some each every both few more most much many other another such same own one two first last get got
    getting go going gone went come came coming say said says know think thought see want need make made take let us thing things
    something anything nothing way bit lot kind sort right good nice bad because though although while until since yourself sorry
    please thanks thank look mean now today time day 's people someone everyone quite rather maybe perhaps please hello hi hey`),
);
