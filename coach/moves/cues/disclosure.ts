import { cue } from "../cue.ts";
import { anyOf } from "../word-classes.ts";

const feelings = anyOf("hurt", "anger", "fear", "joy", "tired");

/** First-person feelings and thoughts, own needs, and what stands in their place. */
export const DISCLOSURE_CUES = [
  cue("feel_word", feelings, "feeling_disclosed"),
  cue(
    "feel_i",
    `(?:i|i am|i was|i feel|i felt|i got|it|that|this|me|part of me|i have been|am|was|feel|felt|feeling)(?: am| was| is| do| did| have| had| been| feel| felt| get| got| really| quite| pretty| bit| a| little| so| very| just| still| actually| honestly| kind| of| sort| more| also| both| rather| too| to| be| and| left| me| makes| made| makes| always| feels| like){0,6} (?:${feelings})`,
    "feeling_disclosed",
  ),
  cue(
    "feel_start",
    "i (?:feel|felt|am feeling|was feeling|do feel|did feel|still feel)(?! (?:that|like|as if) (?:you|he|she|they))|for me|to me|i (?:love|loved|hate|hated|miss|missed|enjoy|enjoyed|dread|fear|hope|hoped|wish|wanted|cared|mind|struggle|struggled|find it|found it|would have liked|was looking forward|had been looking forward|was hoping|worry|cried|nearly|almost|could have cried)|my (?:heart|stomach|chest|hands|knees|face|head|throat)|it (?:means|meant|matters|mattered|stung|hurt|stings|hurts|touched|threw|made me|makes me|was hard|is hard|feels|felt|got to me|bothers|bothered)",
    "feeling_disclosed",
  ),
  cue(
    "think_start",
    "i (?:think|believe|thought|reckon|guess|noticed|notice|find|found|realised|realized|would say|see it|remember|used to|prefer)|if i am honest|to be honest|honestly|truth is|i will be honest|i have to (?:say|admit)|i must (?:say|admit)|i will admit|in my case|me too|same here|same with me",
    "feeling_disclosed",
  ),
  cue(
    "will_miss",
    "i (?:will |would |am going to |have |do )?(?:really |so |always |already )?miss(?:ed)? (?:you|him|her|them|it|hearing|seeing|having|our|my|that|this|the)",
    "feeling_disclosed",
  ),
  cue(
    "when_you",
    "when (?:you|i (?:hear|see|am|was|heard|saw|get|got|have|had)|my|it|the|we|that)(?: _){1,3}",
    "feeling_disclosed",
  ),
  cue(
    "fine_dodge",
    "(?:i am |it is |it was |all |everything is |we are |yes |yeah |no )?(?:fine|ok|alright|all good|no worries|good|great|whatever|nothing|not bad|could be worse|same old|can not complain)(?= (?:,|\\.|!|-|thanks|thank|really|see|how|and|what|you|$))|it is what it is|never mind|forget it|do not worry about me|nothing to (?:say|tell|worry)|does not matter|not a big deal|i am used to it|moving on|anyway|no comment",
  ),
  cue(
    "own_need",
    "(?:i|we|my)(?: _){0,2}? (?:need|needs|want|would like|would love|care about|matters|am after|have to have|can not do without|must have|require|rely|depend|prefer|hope|worry)(?: to| my| the| a| some| it| at| about| quiet)?|what (?:i need|matters to me|i want|i am after|i care)|for me (?:it|the|what|that)|it is important to me|matters to me|so (?:that )?i can|i can not(?: really)? (?:sleep|work|do|manage|afford|keep|live)",
    "own_need",
  ),
  cue(
    "two_sided",
    "(?:how|what) (?:about|if|would you)(?: _){0,30}? (?:and|while|then|if|you|i|but)|if (?:you|i|we)(?: _){1,20}? (?:i|you|we)(?: will| can| could| would| am)|(?:you|i|we) (?:take|do|have|get|keep|can|could|will|pay|cover|cook|use|go|drive|handle|choose|pick)(?: _){1,16}? (?:and|while|then|,|but|in return|in exchange)(?: in return| then| after)? (?:i|you|we|the)(?: will| can| could| would| take| do| have| get| keep| am)?|(?:i|we) (?:will|can|could|would)(?: _){1,18}? (?:if|and|while|as long as|provided) (?:you|i|we)|in (?:return|exchange)|half (?:each|and half)|(?:take|taking) turns|meet (?:in the middle|halfway|half way)|swap|alternate|one week|every other|would that (?:work|do|suit|help)|does that (?:work|suit|help|sound)|deal \\?|is that (?:fair|a deal)|could we (?:do|say|try|agree|split)|shall we|let us (?:say|try|split|do|agree)",
    "two_sided_offer",
  ),
  cue("numbers", "[0-9]+[a-z]*|one|two|three|four|five|six|seven|eight|nine|ten|half|twice|once"),
  cue("plan_word", anyOf("plan")),
  cue(
    "vague_deal",
    "we will (?:see|work|figure|sort|manage|find)|something(?: or other)?|somehow|some (?:sort|kind|way|time)|at some point|sometime|whenever|we can (?:see|work|figure|sort)|work it out|figure (?:it|something) out|sort it out|play it by ear|let us (?:see|wait|leave|not)|i do not know|not sure|leave it",
    "hedge",
  ),
  cue(
    "hedge",
    `(?:${anyOf("softener")})|i do not know|not sure|i mean|or something|or whatever|if (?:that is|it is) (?:ok|alright|all right|not|possible|no)|i was (?:just |kind of |sort of )?(?:wondering|hoping|thinking)|just wondering|a bit|a little|if you do not mind|i could be wrong|only if|no pressure|it is only|just a`,
    "hedge",
  ),
  cue(
    "offers_both",
    "(?:how about|what if|what about if|suppose|could) (?:you|i|we)(?: _){1,14}? (?:and|while|then|,) (?:i|you)(?: will| can| could| would)? _|you (?:take|have|do|get|keep|use|play|cook|drive|pay)(?: _){1,10}? (?:and|,|while) i (?:will |can |could |would )?(?:take|have|do|get|keep|use|play|cook|drive|pay)|if you(?: _){1,14}? i (?:will|can|could|would)(?! not| leave| call| tell| go| sue| report)",
    "two_sided_offer",
  ),
  cue(
    "body_tells",
    "i (?:feel|felt|get|got|was|am|have been|go|went|turn|turned|start|started|come over|came over)(?: _)? (?:sick|ill|faint|dizzy|cold|hot|shaky|numb|tearful|weepy|trembly|breathless|clammy|queasy|stiff|red)|(?:my|me) (?:_ )?(?:heart|stomach|chest|hands?|knees?|legs?|face|cheeks?|throat|mouth|jaw|shoulders?|voice|eyes?|breath|skin|guts?|tummy|belly|head)(?: _){1,4}|lump in (?:my|the) throat|(?:knot|butterflies|pit) (?:in|of)|(?:lie|lies|lying|lay|laid|am|was|been|stay|stayed|wide) awake|(?:not|hardly|barely|can not|could not|have not) (?:really |been |be |properly )*(?:sleep|slept|sleeping|eat|eaten|eating|breathe|think straight|concentrate|stop (?:thinking|crying|shaking|worrying))|(?:crying|cried|cry|tears|sobbing|sobbed|shaking|shook|trembling|sweating|flinch|flinched|blushed|froze|freeze|wince|winced)|keeps? me (?:up|awake)|makes me (?:jump|sweat|shake|cry|wince|flinch|want)",
    "feeling_disclosed",
  ),
  cue(
    "behaviour_tells",
    "i (?:have |had |keep |kept |am |was |just |still |always |even |almost |nearly |sometimes |often |been )*(?:been |started )*(?:avoiding|avoid|avoided|hiding|hide|hid|checking|rehearsing|rehearse|rehearsed|counting|dreading|putting off|pretending|pretend|pretended|bracing|brace|holding my|biting my|swallow|swallowed|replaying|going over|went over|tiptoe|tiptoeing|walking on|sat in|sitting in|drive past|drove past|cross the|stay late|leave early|bottle|bottling|overthink|overthinking|jump|jumped)|every time (?:the|you|i|it|my|someone|we|he|she)",
    "feeling_disclosed",
  ),
  cue("trails_off", "um|uh|er|erm|hmm|hm|\\.\\.\\."),
] as const;
