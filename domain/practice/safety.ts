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
    `\\b${THINK} (?:suicide|killing myself|ending (?:it all|my life)|taking my (?:own )?life|hurting myself|harming myself|kill myself|end my life|hurt myself|harm myself|dying all the time|self-harm|self harm|cutting myself|hanging myself|shooting myself|drowning myself|overdosing|jumping (?:off|from|in front of) (?:a|the) (?:bridge|roof|train|building|balcony|cliff))\\b${JOKED}(?! off\\b| some\\b| a\\b)`,
  ),
  /\bi (?:am|feel|have been|have felt|was|think i am|have been feeling|am feeling) (?:really |very |so |actually |seriously |actively |quite |a bit |kind of |pretty )*suicidal\b/,
  /\b(?:i|and) (?:have |had |once |just )*(?:attempted|tried|survived|planned) (?:to commit )?suicide\b/,
  /\bi (?:(?:have |keep |am |was |do |still |also |just |started |been |often |sometimes )+)?(?:cutting|harming|burning|starving) myself\b(?! (?:off|some|a|short|out|from|loose|alive|slack|with)\b)/,
  /\bi (?:have |keep |do |still |always |often |sometimes )*(?:cut|hurt|burn|burned|harm|harmed|starve|starved|hit) myself (?:on purpose|deliberately|again last night|to (?:feel|cope|punish)|when (?:i am alone|things get|it gets|i am (?:sad|upset|stressed)))/,
  /\bi (?:have |do |still |sometimes |used to )*self[- ]harm(?:ed|ing)?\b/,
  /\bi (?:do not|no longer|never) (?:really )?want to (?:live|be alive|exist|wake up|go on living|keep living|be in this world|be on this (?:earth|planet))(?: anymore| tomorrow| again| any longer)?(?:$|[.,!?;]| and\b| but\b| because\b| i\b| please\b| if\b)/,
  /\bi (?:can not|do not want to|do not know how to) (?:go on|keep going)(?: living)?(?: like this)? anymore(?:[.,!]| and)? (?:i )?(?:want|just want|wish|need) (?:it|everything|this|to) (?:all )?(?:to )?(?:end|be over|die|stop)\b/,
  /\bi (?:just |really |do |sometimes |often |honestly )*wish (?:that )?i (?:was|were|had been) (?:dead|not alive|never born)\b|\bi (?:just |really )*wish i (?:was not|were not|had never been) (?:alive|born|here anymore)\b/,
  /\b(?:everyone|everybody|the world|my (?:family|kids|children|wife|husband|parents|mum|mom|friends)|they|you all|people)(?: would| will| will all| would all| would probably| would just| might| is| are)? (?:all )?be(?:tter)? (?:better )?off (?:without me(?: here| around| alive| in (?:it|this world))?|if i (?:was|were) (?:dead|gone)|with me (?:dead|gone))(?! (?:on|at|in the (?:team|committee|band|meeting)|running|there))/,
  /\bi would be better off dead\b|\bi am better off dead\b|\bi deserve to die\b(?! of)/,
  /\b(?:i have|there is|i see|i can see|i have got|have|with|got) (?:no reason|nothing|no point|not any reason)(?: left)? (?:to live|to live for|in living|in being alive|in going on living|to be alive|to go on living|to keep living)\b(?! (?:in|here|there|near|with|at)\b)/,
  /\b(?:my )?life (?:is not|is no longer|does not feel|does not seem) worth living\b/,
  /\bi (?:have |just |have just )?(?:took|taken|swallowed) (?:all (?:of )?(?:my|the)|a (?:whole )?(?:bottle|lot|load|handful) of|too many) (?:pills|tablets|sleeping pills|painkillers|paracetamol|meds|medication)\b(?! (?:back|to|out|from|away|off|with me)\b)/,
  /\bi (?:have |just |have just )?(?:taken|took) an overdose\b/,
  /\bi (?:am going to|want to|will|am about to|might|feel like i want to) (?:jump|throw myself) (?:off|from|in front of|out of) (?:a|the|my|this) (?:bridge|roof|building|train|balcony|window|cliff|car|bus|platform)\b/,
  /\b(?:nobody|no one|no-one|who) would (?:even )?(?:care|miss me|notice|mind)(?: at all)? if i (?:died|was dead|were dead|killed myself|was gone forever|did not exist|stopped existing|ended it)\b/,
  /\bi (?:just )?(?:want|hope|wish|would like) to (?:go to sleep|fall asleep) and (?:never|not) wake up\b/,
  /\bi (?:just )?(?:want|need) (?:it|everything|the pain|this pain|my life) (?:all )?to (?:end|be over) (?:and|i want|so i)[^.]{0,40}\b(?:die|dead|kill|pills|knife|rope)\b/,
  /\bi have (?:got )?(?:a plan|pills|a rope|a gun|a knife|written a note|written my note)[^.]{0,30}\b(?:to kill myself|end my life|end it all|to die|suicide)\b/,
  /\bi (?:keep |am |have been |keep on |started )*(?:planning|imagining|thinking (?:of|about)|picturing) (?:how|when|where) (?:i would|i will|to|i could) (?:end it|end my life|kill myself|die)\b(?! with (?:him|her|them))/,
  /\bi (?:just )?want (?:it|everything) (?:all )?to (?:stop|end)\b.{0,30}\bi do not want to (?:be here|be alive|exist)\b/,
  /\bi (?:keep |often |sometimes |am )*think(?:ing)? (?:about|of) (?:taking|swallowing) (?:all (?:of )?(?:my|the|these)|a (?:whole )?bottle of) (?:pills|tablets|sleeping pills|painkillers|meds|medication)\b/,
  /\b(?:i would|id) (?:honestly |really |just )?rather be dead\b(?! than (?:go to|at|seen|sit|eat|watch|work|wear|live with|listen|do|be)\b)/,
  /\bi (?:have |just )*started (?:cutting|burning|hurting|harming)(?: myself)?(?: again)?(?:$|[.,!?]| and (?:nobody|no one|i)\b)/,
  /\bi (?:have |just )*(?:wrote|written|am writing) (?:a|my) (?:goodbye|suicide) (?:note|letter)\b(?! (?:to|for)\b)/,
  /\bi (?:can not|do not|could not) see (?:a|any|the) (?:reason|point) (?:to|in|of) (?:keep(?:ing)? (?:on )?living|go(?:ing)? on living|living|live|stay(?:ing)? alive|be(?:ing)? alive)\b(?! (?:in|here|there|near|with|at)\b)/,
  /\bi (?:keep |am |have been )*thinking (?:about|of) jumping(?:$|[.!?])/,
  /\bi (?!do not|never|am not|did not)(?:\w+ ){0,4}suicidal (?:thoughts|feelings)\b/,
  /\bi (?:just |really )*(?:feel|felt|have felt|am feeling) like ending (?:it|it all|everything|things|my life)(?:$|[.,!?]| tonight| now)/,
  /(?:^|[.,!?] ?)(?:i |sometimes |honestly |really |just )*wish i (?:was dead|were dead|never existed|did not exist|had never existed|had not been born)\b/,
  /\bi have (?:got )?(?:the|my|all the|all my) (?:pills|tablets|meds) (?:next to|in front of|beside|here|ready|in my hand)\b.{0,60}\b(?:do not know if i|all of them|at once|end it)\b/,
  /\bi can not go on living(?:$|[.,!?]| anymore)/,
  /\bi (?:\w+ ){1,6}\w+, ending my (?:own )?life\b/,
  /\b(?:googling|googled|looking up|looked up|researching|searching for|reading about) (?:\w+ ){0,3}(?:ways to die|how to (?:die|kill myself|end (?:it|my life)|hang myself|overdose)|suicide methods?|painless)\b/,
  /\bi (?:can not|can hardly|do nothing but) (?:stop )?think(?:ing)? (?:about|of) (?:my (?:own )?death|dying|death|being dead|suicide|ending it|killing myself)\b/,
  /\bi (?:will|am going to|want to|might|could) (?:just )?(?:take|swallow) (?:an overdose|all (?:of )?(?:my|the|these) (?:pills|tablets|meds))\b/,
  /\bi (?:have been|have|was|am|started|keep|kept) (?:been )?self[- ]?harm(?:ing|ed)?\b/,
  /\bi have (?:got )?a plan and (?:i have )?(?:got )?(?:the|my) (?:pills|tablets|rope|means)\b/,
  /\bi (?:have )?tried to (?:end it|end my life|kill myself|hang myself|overdose|die)(?: all)?(?:$|[.,!?]| last| once| twice| again| before| in| when| on| this)(?! with (?:him|her|them))/,
  /\bi (?:have )?(?:lost|have no|have lost) (?:the|all|any) will to live\b/,
  /\bi (?:do not|can not) (?:want to |think i can )?(?:carry|go) on (?:with life|living|with my life)\b/,
];

const THEM =
  "(?:he|she|they|someone|somebody|my (?:[\\w']+ )?(?:husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|stepfather|mum|mom|mother|stepmother|stepmum|ex|brother|sister|uncle|cousin|son|daughter|fiance|fiancé|roommate|flatmate|carer|boss|grandfather|grandad|bf|gf|old man))";
const PLAYED =
  "(?!.{0,40}\\b(?:chess|tennis|squash|darts|cards|scrabble|golf|pool|poker|badminton|football|fifa|monopoly|ping pong|snooker|bowling|races?|quiz|games?)\\b)(?! (?:up|with (?:(?:a|an|the|that|this|another|more|extra) )?(?:\\w+ )?(?:question|bill|news|surprise|price|quote|look|idea|list|guilt|bombshell|fee|fine|deadline|task|project|(?:\\w+ )?fees|bills|charges|demand|invoice)|to it|to the|at |by |in (?:a|the|chess|tennis|every|our)|on the (?:back|shoulder|arm|wrist)|hard that|like a|that|off|out of|when we (?:play|played)|for (?:the|a|his|her) (?:job|bill|promotion|refund)|every time we play|deeply|over|down))";

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
  /\bi (?:am|was|have been|am being|keep being|keep getting|am getting|get|got) (?:being |regularly |physically |sexually |always )*(?:abused|raped|beaten up|stalked|molested|sexually assaulted|assaulted|beaten|trafficked|held against my will|held prisoner)\b(?!.{0,40}\bat (?:chess|tennis|squash|darts|cards|scrabble|golf|pool|poker|football|table tennis|the quiz)\b)(?! by (?:your|the|this|an?|all these) (?:\w+ )?(?:newsletters?|ads?|adverts?|e-?mails?|company|song|notifications?)\b)(?! (?:to|at (?!home|work|school)|by (?:a (?:nose|point|better)|\d|one|two|the (?:other|better)|them (?:in|at))|in (?:the|a) (?:game|match|final|race)))/,
  /\bi (?:am|think i am|feel like i am|might be|could be) in (?:real |serious |immediate |physical |actual |great |terrible )?danger(?:$|[.,!?;]| right now| and\b| at home| here\b| from (?:him|her|my)| because| please| with him| with her| if i go)/,
  /\bi (?:am|feel) (?:not|un) ?safe (?:at home|at my house|in my (?:own )?(?:home|house|flat|room)|with (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|mum|mom))|tonight|going home|right now)|\bi do not feel (?:\w+ )?safe (?:at home|at my house|in my (?:own )?(?:home|house|flat|room)|with (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|mum|mom))|tonight|going home|to go home)/,
  /\bi (?:am|feel|was) (?:really |so |very |terrified |genuinely )*(?:afraid|scared|frightened|terrified|fear|fearing|in fear) (?:for|of losing) my life\b|\bi fear for my life\b|\bi am afraid (?:he|she|they) (?:will|is going to|are going to|might|would) (?:hurt|kill|hit|beat) (?:me|us|the kids|my kids)\b/,
  /\bi am (?:scared|terrified|frightened) (?:that )?(?:he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|ex)) (?:will|is going to|are going to|might|would) (?:hurt|kill|hit|beat|come after) (?:me|us|the kids|my kids)\b/,
  /\bi am in (?:an |a )(?:\w+ )?(?:abusive|violent) (?:relationship|marriage|home)\b|\bi live with (?:an abuser|an abusive|a violent)\b|\bi am (?:a victim|the victim) of (?:domestic|sexual) (?:violence|abuse)\b/,
  /\b(?:someone|somebody|a man|he|she|my ex) (?:is|has been|keeps) (?:breaking into|trying to break into|trying to get into|inside|following me home|stalking me|outside my (?:house|door|flat) with)\b(?! (?:song|the (?:market|business|industry)))/,
  new RegExp(
    `\\b${THEM} (?:\\w+ ){0,2}(?:pushed|pushes|shoved|shoves|threw|throws|dragged|drags|slammed) me (?:down (?:the|some) stairs|(?:against|into) (?:the|a) (?:wall|door|table)|(?:to|on|onto) the (?:floor|ground)|across the room|by (?:the|my) hair)`,
  ),
  new RegExp(
    `\\b${THEM} (?:\\w+ ){0,2}(?:grabbed|grabs|held|holds|pulled|pulls|dragged) me by (?:the|my) (?:throat|neck|hair)\\b`,
  ),
  new RegExp(
    `\\b${THEM} (?:\\w+ ){0,2}(?:threw|throws|smashed) (?:a|the|his|her) \\w+ (?:at|over|on) my (?:head|face)\\b`,
  ),
  new RegExp(`\\b${THEM} (?:comes?|came|gets|got|climbs) (?:in|into) my (?:room|bedroom|bed) .{0,40}\\btouch`),
  new RegExp(`\\b${THEM} (?:\\w+ ){0,2}(?:beats?|beating|beaten|threatened to beat|going to beat|will beat) me up\\b`),
  new RegExp(
    `\\b${THEM} (?:\\w+ ){0,2}forc(?:ed|es|ing) (?:me to (?:have sex|sleep with|undress|strip|touch)|(?:himself|herself) on me)\\b`,
  ),
  new RegExp(`\\b${THEM} (?:\\w+ ){0,2}(?:hit|hits|beats?|punched|kicked|slapped) my (?:\\w+ ){1,2}and me\\b`),
  new RegExp(
    `\\b${THEM} (?:has been|is|keeps?|was) following me\\b.{0,30}\\b(?:home|outside my|at night|to my (?:house|flat|car))\\b`,
  ),
  /\b(?:he|she|they)\b[^.!?]{0,40}\band (?:will not|does not|did not|do not) let me (?:leave|go|out)(?: out)?(?: of)? (?:the (?:house|flat|apartment|room|home|building)|home)\b/,
  /\bi am not safe here\b/,
  new RegExp(
    `\\b(?:attacked|assaulted|beaten|hurt|hit) by (?:my (?:ex|husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|mum|mom|brother|son|uncle)|him|her)\\b(?! (?:words?|comments?|tone|at (?:chess|tennis|cards)))`,
  ),
  new RegExp(
    `\\b${THEM} (?:\\w+ ){0,2}(?:broke|has broken|fractured) my (?:arm|nose|jaw|ribs?|wrist|leg|finger|fingers|teeth|tooth|collarbone)\\b`,
  ),
  new RegExp(
    `\\b${THEM} (?:said|says|threatened|threatens|keeps? (?:saying|threatening)) (?:(?:he|she|they|to|that|will|would|is going to) ){0,3}(?:burn (?:down )?(?:the|my|our) (?:house|flat)|set (?:me|the house) on fire|throw acid|kill (?:me|us|himself|herself))\\b`,
  ),
  new RegExp(
    `\\b${THEM} (?:keeps?|kept|is|was|has been) threatening to (?:kill|stab|shoot|beat|hurt|rape) (?:me|us)\\b`,
  ),
  /(?:^|[.,!?] ?)(?:he|she) (?:has|has got|is got) a (?:gun|knife)(?:$|[.,!?]| and\b)/,
  /\bhelp\b[^.!?]{0,20}\b(?:my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|mum|mom|ex|brother|son)|he|she) is (?:hurting|hitting|beating|attacking|strangling|choking|going to (?:hurt|kill)) me\b/,
  /\bi am (?:too |so |really |very )*(?:scared|afraid|terrified|frightened) to (?:go|come|be) (?:back )?(?:home|there)\b.{0,30}\b(?:beat|hit|hurt|kill|touch|attack)/,
  new RegExp(
    `\\b${THEM} (?:\\w+ ){0,2}(?:throws?|threw|throwing) (?:things|stuff|plates|bottles|objects|furniture) at me\\b`,
  ),
  new RegExp(
    `\\b${THEM} [^.!?]{0,30}\\b(?:scratch(?:es|ed)|bit(?:es)?|cuts?|burnt?|burns) me (?:until|till|so|with|on purpose)\\b(?! (?:out|off))`,
  ),
  /\b(?:he|she|they) (?:has |have )?(?:locked|keep locking|locks|lock) me (?:in|up)\b.{0,20}\b(?:and|will not|can not|do not) .{0,15}\b(?:let me|get out|leave)\b/,
  /\b(?:i am|i have been) being (?:held|kept) (?:here )?(?:against my will|prisoner|captive)\b/,
  /\b(?:he|she|they) (?:is|are) going to (?:beat|stab|shoot|rape|strangle) (?:me|us)\b(?! (?:at|in the|on (?:price|points)|with (?:kindness)))/,
  /\bi am (?:really |so |very )*(?:scared|afraid|terrified|frightened) (?:of |about )?what (?:he|she|they) (?:will|might|would|is going to|are going to) do to (?:me|us)\b/,
  /\b(?:kill|hurt|threaten\w*|scared|afraid|outside|help)\b[^.!?]{0,60}\b(?:he|she|they) (?:has|have) (?:got )?a (?:gun|knife|weapon)\b/,
  /\bhelp(?: me)?\b[^.!?]{0,20}\b(?:he|she|they|hes) (?:is |are )?going to (?:hurt|kill) me\b/,
  /\bi have (?:got )?(?:\w+ )?bruises (?:from (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|ex))|where (?:he|she|they))\b/,
];

const NEGATED =
  /\bi (?:am not|was not|would never|will never|would not|will not|do not want to|never want to|am not going to|have never|could never|never|do not plan to|am not thinking (?:about|of)|never thought (?:about|of)|do not) (?:really |actually |ever |feel )*(?:be |feel |been )?(?:suicidal|die|dying|kill(?:ing)? myself|hurt(?:ing)? myself|harm(?:ing)? myself|end(?:ing)? my life|in danger|self-harm|cut(?:ting)? myself)\b[^.!?;]*/g;

/** Too much of something to bear: "if I eat one more bite I'll die". */
const TOO_MUCH =
  /\bif i (?:have to|hear|eat|see|get|read|drink|sit|smell|watch)\b[^.!?]{0,60} i (?:will|would|am going to) (?:just |literally )?die\b/g;

/** What a user's line discloses about their own safety, or null. */
export const findDanger = (text: string): Danger | null => {
  const plain = plainText(text).replace(/\n+/g, ". ").replace(NEGATED, " ").replace(TOO_MUCH, " ");
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
