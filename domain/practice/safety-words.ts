/**
 * Kinds of words that the safety rule takes for one another: who does something, what is done, with what. A name in
 * capitals has content; the others build a sentence.
 */
const KINDS: Readonly<Record<string, string>> = {
  i: "i me myself im",
  my: "my mine our",
  we: "we us",
  he: "he him himself she her herself they them themselves theyre someone somebody whoever man guy bloke stranger",
  his: "his their",
  you: "you your yourself u ur",
  it: "it this that",
  not: "not no never none nobody nothing without cannot cant dont wont nt neither nor",
  want: "want wish hope wanna like love need ready decide planning gonna going intend rather tempted urge",
  Note: "plan note letter date wrote written",
  will: "will would might may could should shall",
  is: "is am are was were be been",
  Past: "ago used once year long teenager",
  has: "has have had got get",
  let: "let allow permit",
  say: "say said told tell promise swear swore threaten warn",
  if: "if when whenever every each",
  last: "last yesterday again always often week sunday monday tuesday wednesday thursday friday saturday night tonight now today tomorrow soon day daily",
  Near: "husband wife partner boyfriend girlfriend bf gf ex dad father stepdad stepfather mum mom mother stepmother stepmum brother sister uncle aunt cousin son fiance fiancé roommate flatmate carer manager boss employer grandfather grandad grandpa stepbrother grandson landlord neighbour neighbor coach teacher priest trainer madam pimp stalker family parent hubby daddy mummy mama papa mam ma missus spouse supervisor nurse daughter nephew inlaws lad boys",
  Play: "game chess tennis level fortnite match team league film movie book novel show series song story scrabble squash player fifa raid lol haha hehe joke documentary podcast episode thriller horror",
  Others: "colleague character client friend patient people",
  Kid: "kid child children baby toddler girl boy infant newborn",
  Hit: "hit beat punch kick slap choke strangle smack thump whip batter headbutt shove thrash attack assault abuse beaten struck strike hurt harm smash slam grab drag push threw throw pinned twist bite bit spit violent violence shook shake bruise",
  Weapon:
    "belt knife knives gun shotgun pistol rifle bat axe hammer acid weapon scissors petrol lighter machete blade razors bullet bottle iron cigarette fire cable",
  Sex: "rape rapist molest touch sex sexually undress strip naked nudes force bed",
  Body: "throat neck face head hair arm rib wrist nose jaw tooth teeth leg thigh eye stomach belly lip skin vein mouth hand fist finger chest ear",
  Means:
    "razor poison pill tablet paracetamol meds medication rope noose bridge train tracks roof ledge balcony cliff bleach insulin pillow packet sleeping painkillers river platform exhaust garage",
  Die: "die dying dead death suicide suicidal kms kys unalive grave funeral heaven coffin buried sewerslide",
  Kill: "kill murder shoot stab drown hang shot overdose od od'd",
  Cut: "cut burn burnt starve scratch bleed blood scar self-harm selfharm harming sh",
  Jump: "jump step drive crash swallow took take taken",
  Live: "live alive life exist existence breathe wake woke survive born earth world",
  End: "end over gone stop leave disappear vanish done finish goodbye quit forever permanently",
  Burden: "burden worthless useless failure hate deserve better off happier relieved miss notice care",
  Lock: "lock trapped tied chained prisoner kidnapped hostage basement cellar cupboard wardrobe closet key passport papers documents door window",
  Out: "out outside inside house home flat room bedroom bathroom kitchen stairs",
  Fear: "scared afraid terrified frightened fear danger dangerous unsafe safe hide hidden escape police stalk follow watching whisper help drunk drinks drinking threat hospital",
  Marry: "marry marriage married wedding",
  Work: "meeting report deadline project slides email rota spreadsheet shift overtime job office budget printer queue traffic diet commute exam homework invoice contract",
};

const KIND_OF = new Map(Object.entries(KINDS).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind])));

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/'s$/, ""],
  [/s$/, ""],
  [/es$/, ""],
  [/ed$/, ""],
  [/ing?$/, ""],
  [/ing?$/, "e"],
  [/(.)\1(?:ed|ing?)$/, "$1"],
  [/ies$/, "y"],
  [/d$/, ""],
];

/** The kind of a word, or of the word it is a form of; undefined when it is of none. */
export const kindOfWord = (word: string): string | undefined =>
  KIND_OF.get(word) ??
  ENDINGS.flatMap(([ending, stem]) => (ending.test(word) ? (KIND_OF.get(word.replace(ending, stem)) ?? []) : []))[0];
