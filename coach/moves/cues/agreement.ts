import { cue } from "../cue.ts";

/** Agreeing with the truth, the odds or the principle, and plain acknowledgement. */
export const AGREEMENT_CUES = [
  cue(
    "agree_right",
    "you (?:are|may be|might be|could be|have|have got|are probably|are quite|are absolutely|may well be|might well be|are not) (?:probably |quite |absolutely |totally |dead |very |completely |well |not |all |a )*(?:right|correct|wrong|spot on|onto something|fair point|point|good point|noticed)|(?:that is|it is|thats|very|quite|so|too|how|all|fairly) (?:_ )?(?:true|right|fair|correct|so|a fact|accurate)|true|fair(?: enough| point| comment| play| one)?|good point|spot on|guilty|correct|agreed|granted|absolutely|exactly|indeed|point taken|(?:have|has|had|got) a (?:good |fair )?point|i (?:agree|admit|grant|give you that|can not argue|can not deny|do not deny|hear that|will give you that|will admit)|no (?:argument|denying|arguing|question|doubt)|can not argue|it (?:is|does|did|was|has|could be|sure is) (?:,|\\.|$)|(?:i|they|it|she|he|we|that|there) (?:do|does|did|is|are|am|was|were|have|has|can|could|would|will|might|sure do|certainly do|sure does|really do|surely did) (?:,|\\.|!|$)",
    "agreement_truth",
  ),
  cue(
    "agree_odds",
    "(?:i|it|that|they|you|we|he|she|there|some|one|people)(?: _)? (?:might|could|may|would|will|can)(?: well| easily| very well| be| probably| just| possibly| not| even)*|(?:could|might|may|maybe|perhaps|possibly|probably|quite possibly|very possibly|likely|conceivably)(?: be| well| do| so| not| i| it| they| you)*|(?:there is|that is|it is) (?:a )?(?:_ )?(?:chance|possibility|possible|likely|probable)|i (?:probably|expect|dare say|daresay|suppose|imagine|guess|bet)|i would not be surprised|chances are|good chance|wouldn t surprise",
    "agreement_odds",
  ),
  cue(
    "agree_principle",
    "(?:it is|that is|it does|it would be|it can be|it always) (?:_ )?(?:good|important|sensible|nice|better|best|worth|wise|great|polite|fair|right|helpful|useful|only fair|matter|matters|help|helps|pay|pays)(?: to| for| when| that| if)?|(?:_ )?(?:is|are|does|do) (?:_ )?(?:matter|important|a good thing|good|worth|useful|count|help|make (?:a|life|things))(?: _)?|(?:people|one|a person|a man|a woman|kids|children|everyone|guests|customers|clients) (?:should|do|ought|deserve|need|like|want)|makes sense|a good (?:idea|habit|rule|principle|thing)|i can see (?:why|how|that|the)|i (?:see|get|understand) (?:why|how|your|the|that|what)",
    "agreement_principle",
  ),
  cue(
    "acknowledge",
    "i (?:do )?(?:hear|understand|get|see|appreciate|know|realise|realize|can (?:see|hear|tell|imagine|understand)|believe|am sure)(?: that| you| it| how| why| what| this| your)?|that (?:sounds|must|is (?:hard|tough|tricky|awkward|a lot|annoying|frustrating|kind|nice))|it sounds|i hear you|thanks for|thank you for|i am glad|that is kind|got it|gotcha|ok so|right so|noted|understood|fair enough|i bet",
    "acknowledgement",
  ),
  cue(
    "promise_change",
    "i (?:will|am going to|promise|can|should|need to|must|ought to|better|had better|would better)(?: really| probably| definitely| just| have to| try to| try and| start| to| be)* (?:change|stop|start|try|do better|be better|improve|lose|cut|tidy|clean|quit|make more|be more|work on|get (?:rid|better|up|one|it|a|some)|throw|buy|delete|sort|wear|bring|never|redo|fix|take (?:it|them|that)|put|learn|look for|give up|move|get)|(?:it|that|this) (?:will not|won t) happen again|from now on|i promise|never again|right away|straight away|i will do better|by (?:tomorrow|next week|monday)",
    "giving_in",
  ),
  cue(
    "agree_self_down",
    "i (?:know|am)(?: ,)? i am|i know(?: ,)? i know|you are (?:so |all |totally |absolutely |always )+right(?: about everything)?|everyone says so|what was i thinking",
    "giving_in",
  ),
] as const;
