import { cue } from "../cue.ts";

/** One short apology is no fault; a heap of them, or turning on oneself, is. */
export const APOLOGY_CUES = [
  cue(
    "apology",
    "(?:i am |we are )?(?:so |really |very |truly |terribly |awfully |dead |genuinely )*sorry|apologies|i (?:do )?apologi[sz]e|my apologies|forgive me|(?:i )?beg your pardon|pardon me|excuse me",
    "apology",
  ),
  cue(
    "apology_heavy",
    "(?:so|really|very|truly|terribly|awfully) (?:so |very )?sorry|sorry (?:, |\\. |! )*(?:i am )?(?:so |really )*sorry|(?:sorry.{1,80}){2}sorry|forgive me|how can i (?:ever )?make it up|i feel (?:so |really |just |absolutely )?(?:awful|terrible|horrible|sick|dreadful|bad|guilty|ashamed)|i (?:will )?never forgive myself|please do not (?:be|hate|fire|leave|tell)|i beg you|do not hate me|anything you (?:want|like|say|ask)|i will do anything|i can not (?:stop|sleep|believe i)|(?:please )?forgive me",
    "apology",
  ),
  cue(
    "self_insult",
    "i (?:am|was|feel like|must be) (?:just |really |so |such |always |a |an |the |absolute |absolutely |total |complete |completely |right |bit |of |such |probably )*(?:idiot|moron|stupid|dumb|fool|useless|hopeless|pathetic|rubbish|crap|terrible|awful|horrible|worthless|worst|failure|disaster|mess|burden|nightmare|loser|joke|lazy|selfish|disgrace|pain|nuisance|thick|daft|incompetent|bad (?:friend|mother|father|son|daughter|person|wife|husband|mum|dad|parent|sister|brother|boss|neighbour|neighbor|colleague))|i (?:always|never) (?:ruin|mess|screw|get|do|manage|break|forget)|i do not deserve|i ruin everything|stupid me|silly me|what is wrong with me|i can not do anything right|i hate myself|i should (?:just )?(?:quit|resign|leave|go)|i am (?:so |too |just |being |probably |over)*(?:sensitive|silly|stupid|dramatic|reacting)",
    "apology",
  ),
  cue(
    "own_error",
    "(?:i|we) (?:really |just |simply |completely |clean |did |should |totally |clearly |also |definitely |absolutely |plain |got it |have |had )*(?:forgot|forgotten|missed|broke|broken|lost|left|messed|screwed|made a|made an|got (?:it|the|that|your|his|her|my)|did not|never|failed|put|sent|took|told|dropped|spilled|spilt|mixed|misread|overslept|booked|said|shouted|snapped|let|wrote|ran|turned|parked|drove|scratched|burnt|burned|deleted|ate|opened|double|promised|should have|should not have|ought to have|was (?:late|wrong|rude|out of order|careless|supposed|short|unfair)|were late|overlooked|skipped|ignored|gave|used|forgot)",
    "error_owned",
  ),
  cue(
    "own_fault_words",
    "(?:that|it|this)(?: is| was)? (?:all |entirely |completely |totally |really )?(?:my|on|down to) (?:mistake|fault|error|doing|me|slip|responsibility|bad)|my (?:mistake|fault|error|bad|slip)|(?:that|this|it) (?:is|was|one is) (?:on|down to) me|i (?:take|own|accept) (?:responsibility|that|it|the blame|full)|i was wrong|i got (?:it|that) wrong|i messed up|i screwed up|i should (?:not )?have|no excuses?|i (?:did|forgot|missed|broke) (?:it|that)|you are right(?: ,| \\.)? i (?:did|was|forgot|missed|should|never|put|left|got)|i did (?:\\.|,|forget|say|do|miss|leave|send|break)",
    "error_owned",
  ),
  cue(
    "repair",
    "(?:i|we) (?:will|can|am going to|have(?: already)?|could|would like to|am) (?:just |now |already |also |happy to |gladly |be |get |and |of course )*(?:fix|fixed|replace|replaced|pay|paid|refund|buy|bring|ring|call|phone|email|send|sent|resend|redo|correct|clean|sort|book|booked|cover|order|ordered|collect|drop|drive|put|make|tell|write|print|return|swap|check|set|take|get|give|ask|change|move|finish|stay|text|post|add|transfer|speak|ringing|calling|sending|getting|paying)|can i (?:take|buy|pay|make|bring|replace|get|do|cook|help)|let me (?:fix|pay|replace|sort|make|buy|take|redo|help|get|clean|know what it cost)|how (?:can|do) i (?:make|fix|put)|what would (?:help|put)|i have (?:set|put|ordered|booked|rung|called|emailed|sent|told|transferred)",
    "repair_offered",
  ),
  cue(
    "makes_amends_too_much",
    "you deserve (?:better|so much|more)|i (?:do not|did not) deserve|should not (?:be )?(?:let|allowed|trusted)|i have (?:failed|ruined|let)(?: everyone| you| him| them| her| it| everything)|beg(?:ging)? you|please do not (?:go|leave|hate|sack|fire|tell|be|give)|(?:do|pay|give|free|buy|take) (?:you )?(?:anything|everything|whatever)|sorry again|again sorry|and sorry|so so|i am (?:so |just |such )*(?:finished|hopeless|mortified|devastated|gutted|sick)|how can you (?:ever|even|still)|never forgive|all my fault|it is always me|(?:terrible|awful|rubbish|bad|worst|useless) (?:friend|sister|brother|mother|father|mum|dad|daughter|son|person|wife|husband|boss|colleague|neighbour|teacher|partner|parent)",
    "apology",
  ),
] as const;
