/**
 * The safety rule: someone who writes that they want to harm themselves or are in danger gets a note outside the
 * role-play. First person and plain statements only: figures of speech ("my mum will kill me") are everywhere in
 * the lines people practise. It is a net under the conversation, not a judgement of the person.
 */
import { plainText } from "./plain-text.ts";

export type Danger = "self_harm" | "danger";

const WANT =
  "(?:i|and|but|just|really|sometimes|honestly|think|often|always) (?:just |really |honestly |sometimes |actually |still |often |only |do |have |seriously )*(?:want to|am going to|will|might|may|plan to|intend to|am planning to|have decided to|need to|feel like i want to|would like to|am about to|am ready to|tried to|have tried to|had planned to)(?: just| really)?";
const THINK =
  "(?:thinking (?:about|of)|think (?:about|of)|thought (?:about|of)|thoughts? (?:about|of)|considering|considered|feel like|planning on|dreaming of|urge to|the urge of|urges to|afraid i will|scared i will|scared i might|afraid i might|fantasi[sz]ing about)";
const JOKED =
  "(?! (?:laughing|trying|working|over (?:this|that|it|the)|with (?:work|overtime|these)|to (?:get|make|finish|please)|for forgetting|if i (?:have to|hear|see|get) |if (?:he|she|they|you) (?:says?|sings?|plays?|mentions?|tells?) |in the gym|at the gym|of (?:embarrassment|shame|boredom|laughter|hunger|thirst|cold|heat|cringe)|from (?:embarrassment|shame|boredom|laughter|laughing|the|cringing)|when (?:he|she|they|you|my|the|it|i (?:saw|heard|read|realised|realized|tripped|walked))|inside when|laughing|on (?:this|that) hill|in (?:the|this) heat|out here|knowing|happy|rich|peacefully|a happy|old|before i|without (?:seeing|having)|for (?:this|that|a|one|some)))";

const SELF_HARM: readonly RegExp[] = [
  new RegExp(
    `\\b${WANT} (?:kill myself|end (?:my|my own) life|end it all|take my (?:own )?life|commit suicide|hurt myself|harm myself|self-harm|overdose|hang myself|shoot myself|slit my wrists|cut myself|starve myself)${JOKED}(?! off\\b| some\\b| a\\b| short\\b| loose\\b| in the foot| at the)`,
  ),
  new RegExp(
    `\\b${WANT} (?:die|be dead|not be alive|not exist|never wake up|not wake up|stop existing|stop living)\\b${JOKED}`,
  ),
  new RegExp(
    `\\b${THINK} (?:suicide|killing myself|ending (?:it all|my life)|taking my (?:own )?life|hurting myself|harming myself|kill myself|end my life|hurt myself|harm myself|dying all the time|self-harm|self harm|cutting myself)\\b${JOKED}(?! off\\b| some\\b| a\\b)`,
  ),
  /\bi (?:am|feel|have been|have felt|was|think i am|have been feeling|am feeling) (?:really |very |so |actually |seriously |actively |quite |a bit |kind of |pretty )*suicidal\b/,
  /\b(?:i|and) (?:have |had |once |just )*(?:attempted|tried|survived|planned) (?:to commit )?suicide\b/,
  /\bi (?:(?:have |keep |am |was |do |still |also |just |started |been |often |sometimes )+)?(?:cutting|harming|burning|starving) myself\b(?! (?:off|some|a|short|out|from|loose|alive|slack|with)\b)/,
  /\bi (?:have |keep |do |still |always |often |sometimes )*(?:cut|hurt|burn|burned|harm|harmed) myself (?:on purpose|deliberately|again last night|to (?:feel|cope|punish)|when (?:i am alone|things get|it gets|i am (?:sad|upset|stressed)))/,
  /\bi (?:have |do |still |sometimes |used to )*self[- ]harm(?:ed|ing)?\b/,
  /\bi (?:do not|no longer|never) (?:really )?want to (?:live|be alive|exist|wake up|go on living|keep living|be in this world|be on this (?:earth|planet))(?: anymore| tomorrow| again| any longer)?(?:$|[.,!?;]| and\b| but\b| because\b| i\b| please\b| if\b)/,
  /\bi (?:can not|do not want to|do not know how to) (?:go on|keep going)(?: living)?(?: like this)? anymore(?:[.,!]| and)? (?:i )?(?:want|just want|wish|need) (?:it|everything|this|to) (?:all )?(?:to )?(?:end|be over|die|stop)\b/,
  /\bi (?:just |really |do |sometimes |often |honestly )*wish (?:that )?i (?:was|were|had been) (?:dead|not alive|never born)\b|\bi (?:just |really )*wish i (?:was not|were not|had never been) (?:alive|born|here anymore)\b/,
  /\b(?:everyone|everybody|the world|my (?:family|kids|children|wife|husband|parents|mum|mom|friends)|they|you all|people)(?: would| will| will all| would all| would probably| would just| might| is| are)? (?:all )?be(?:tter)? (?:better )?off (?:without me(?: here| around| alive| in (?:it|this world))?|if i (?:was|were) (?:dead|gone)|with me (?:dead|gone))(?! (?:on|at|in the (?:team|committee|band|meeting)|running|there))/,
  /\bi would be better off dead\b|\bi am better off dead\b|\bi deserve to die\b(?! of)/,
  /\b(?:i have|there is|i see|i can see|i have got|have|with|got) (?:no reason|nothing|no point|not any reason)(?: left)? (?:to live|to live for|in living|in being alive|in going on living|to be alive|to go on living|to keep living)\b/,
  /\b(?:my )?life (?:is not|is no longer|does not feel|does not seem) worth living\b/,
  /\bi (?:have |just |have just )?(?:took|taken|swallowed) (?:all (?:of )?(?:my|the)|a (?:whole )?(?:bottle|lot|load|handful) of|too many) (?:pills|tablets|sleeping pills|painkillers|paracetamol|meds|medication)\b/,
  /\bi (?:have |just |have just )?(?:taken|took) an overdose\b/,
  /\bi (?:am going to|want to|will|am about to|might|feel like i want to) (?:jump|throw myself) (?:off|from|in front of|out of) (?:a|the|my|this) (?:bridge|roof|building|train|balcony|window|cliff|car|bus|platform)\b/,
  /\b(?:nobody|no one|no-one|who) would (?:even )?(?:care|miss me|notice|mind)(?: at all)? if i (?:died|was dead|were dead|killed myself|was gone forever|did not exist|stopped existing|ended it)\b/,
  /\bi (?:just )?(?:want|hope|wish|would like) to (?:go to sleep|fall asleep) and (?:never|not) wake up\b/,
  /\bi (?:just )?(?:want|need) (?:it|everything|the pain|this pain|my life) (?:all )?to (?:end|be over) (?:and|i want|so i)[^.]{0,40}\b(?:die|dead|kill|pills|knife|rope)\b/,
  /\bi have (?:got )?(?:a plan|pills|a rope|a gun|a knife|written a note|written my note)[^.]{0,30}\b(?:to kill myself|end my life|end it all|to die|suicide)\b/,
];

const THEM =
  "(?:he|she|they|someone|somebody|my (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|stepfather|mum|mom|mother|stepmother|stepmum|ex|brother|sister|uncle|cousin|son|daughter|fiance|fiancé|roommate|flatmate|carer|boss|grandfather|grandad|bf|gf|old man))";
const PLAYED =
  "(?! (?:up|with (?:a|an|the|that|this) (?:question|bill|news|surprise|price|quote|look|idea|list|guilt|bombshell)|to it|to the|at |by |in (?:a|the|chess|tennis|every|our)|on the (?:back|shoulder|arm|wrist)|hard that|like a|that|off|out of|when we (?:play|played)|for (?:the|a|his|her) (?:job|bill|promotion|refund)|every time we play|deeply|over|down))";

const DANGER: readonly RegExp[] = [
  new RegExp(
    `\\b${THEM} (?:(?:is|was|has|have|had|keeps?|started|just|always|sometimes|often|still|been|also|has been|regularly|really|then) ){0,3}(?:hit|hits|hitting|beats|beating|beaten|beat|punch|punches|punched|punching|choked|chokes|choking|strangled|strangles|strangling|kicks|kicked|kicking|slaps|slapped|slapping|raped|rapes|molests|molested|abuses|abused|abusing|assaulted|stabbed|burned|burns|touches|burnt) me\\b${PLAYED}(?! (?:hard$|verbally about))`,
  ),
  // In a meeting or online one is attacked with words.
  new RegExp(
    `\\b${THEM} (?:(?:has|have|just|physically|once) )?(?:attacked|assaulted) me(?: (?:last night|yesterday|physically|with (?:a|his|her) (?:knife|belt|bottle|bat|fists?)|in (?:my|our|the) (?:home|house|bed|bedroom|street|kitchen)|at home|again|and i am scared)|$|[.,!])`,
  ),
  new RegExp(
    `\\b${THEM} (?:(?:has|have|had|just|keeps?|also|always) ){0,2}(?:threatened|threatens|threatening|tried|trying|is trying|is threatening|said (?:he|she|they) (?:would|will|is going to)|says (?:he|she|they) (?:would|will|is going to)) (?:to )?(?:kill|shoot|stab|strangle|beat|hurt|hit|choke|rape|drown|poison) (?:me|us|my (?:kids|children|son|daughter|baby|mum|mom))\\b${PLAYED}(?! (?:with kindness|my feelings))`,
  ),
  new RegExp(
    `\\b${THEM} (?:(?:has|have|had|is|was|just) ){0,2}(?:pulled|holding|held|has got|got|has|put|waving|pointed|pointing) (?:a|his|her|the) (?:gun|knife)(?: out)? (?:on|to|at|against|and (?:is|will|i|said)) `,
  ),
  new RegExp(
    `\\b${THEM} (?:will not|does not|did not|never|would not) lets? me (?:leave|go out of|out of) (?:the (?:house|flat|apartment|room|home|building)|home)\\b`,
  ),
  new RegExp(
    `\\b${THEM} (?:(?:has|have|keeps?|always|just) ){0,2}(?:locks|locked|locking|is keeping|keeps|kept) me (?:locked )?(?:in (?:the|my|a) (?:house|flat|room|bedroom|basement|bathroom|apartment|cellar|cupboard)|prisoner)`,
  ),
  /\bi (?:am|was|have been|am being|keep being|keep getting|am getting|get|got) (?:being |regularly |physically |sexually |always )*(?:abused|raped|beaten up|stalked|molested|sexually assaulted|assaulted|beaten|trafficked|held against my will|held prisoner)\b(?! (?:to|at (?!home|work|school)|by (?:a (?:nose|point|better)|\d|one|two|the (?:other|better)|them (?:in|at))|in (?:the|a) (?:game|match|final|race)))/,
  /\bi (?:am|think i am|feel like i am|might be|could be) in (?:real |serious |immediate |physical |actual |great |terrible )?danger(?:$|[.,!?;]| right now| and\b| at home| here\b| from (?:him|her|my)| because| please| with him| with her| if i go)/,
  /\bi (?:am|feel) (?:not|un) ?safe (?:at home|at my house|in my (?:own )?(?:home|house|flat|room)|with (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|mum|mom))|tonight|going home|right now)|\bi do not feel (?:\w+ )?safe (?:at home|at my house|in my (?:own )?(?:home|house|flat|room)|with (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|mum|mom))|tonight|going home|to go home)/,
  /\bi (?:am|feel|was) (?:really |so |very |terrified |genuinely )*(?:afraid|scared|frightened|terrified|fear|fearing|in fear) (?:for|of losing) my life\b|\bi fear for my life\b|\bi am afraid (?:he|she|they) (?:will|is going to|are going to|might|would) (?:hurt|kill|hit|beat) (?:me|us|the kids|my kids)\b/,
  /\bi am (?:scared|terrified|frightened) (?:that )?(?:he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|ex)) (?:will|is going to|are going to|might|would) (?:hurt|kill|hit|beat|come after) (?:me|us|the kids|my kids)\b/,
  /\bi am in (?:an |a )(?:\w+ )?(?:abusive|violent) (?:relationship|marriage|home)\b|\bi live with (?:an abuser|an abusive|a violent)\b|\bi am (?:a victim|the victim) of (?:domestic|sexual) (?:violence|abuse)\b/,
  /\b(?:someone|somebody|a man|he|she|my ex) (?:is|has been|keeps) (?:breaking into|trying to break into|trying to get into|inside|following me home|stalking me|outside my (?:house|door|flat) with)\b(?! (?:song|the (?:market|business|industry)))/,
];

const NEGATED =
  /\bi (?:am not|was not|would never|will never|would not|will not|do not want to|never want to|am not going to|have never|could never|never|do not plan to|am not thinking (?:about|of)|never thought (?:about|of)|do not) (?:really |actually |ever |feel )*(?:be |feel |been )?(?:suicidal|die|dying|kill(?:ing)? myself|hurt(?:ing)? myself|harm(?:ing)? myself|end(?:ing)? my life|in danger|self-harm|cut(?:ting)? myself)\b[^.!?;]*/g;

/** What a user's line discloses about their own safety, or null. */
export const findDanger = (text: string): Danger | null => {
  const plain = plainText(text).replace(/\n+/g, ". ").replace(NEGATED, " ");
  if (SELF_HARM.some((pattern) => pattern.test(plain))) return "self_harm";
  return DANGER.some((pattern) => pattern.test(plain)) ? "danger" : null;
};

/** What the user reads then; sources: the services' own pages. The role-play pauses. */
export const SAFETY_NOTE: Readonly<Record<Danger, string>> = {
  self_harm:
    "Let's step out of the role-play for a moment. What you wrote matters more than this practice, and you don't have to carry it alone. Please talk to someone now: in the US call or text 988, in the UK and Ireland call Samaritans on 116 123, and findahelpline.com lists free, confidential lines in other countries. If you might act on it, call your emergency number (911, 999 or 112). The practice will be here whenever you want it.",
  danger:
    "Let's step out of the role-play for a moment. It sounds as if you may not be safe, and that comes first. If you are in danger now, call your emergency number (911 in the US, 999 in the UK, 112 in Europe). When you can speak safely, people who know about this will listen and help you plan: findahelpline.com lists free, confidential lines by country; in the US call or text 988, in the UK and Ireland Samaritans are on 116 123. None of this is your fault. The practice will be here whenever you want it.",
};
