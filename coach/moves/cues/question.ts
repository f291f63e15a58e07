import { cue } from "../cue.ts";
import { anyOf } from "../word-classes.ts";

const mine = "(?:i|me|my|mine|we|our)";

/** Questions: open or closed, about one's own behaviour or about the other. */
export const QUESTION_CUES = [
  cue("own_what_is_it", `(?:what|which|how|where|when)(?: _){0,7}? ${mine}(?: _){0,14}? \\?`, "question_own_behaviour"),
  cue(
    "own_what_open",
    `(?:what|which|how|where)(?: is| was| exactly| part| bit| thing| things| of| about| it| else| in| specifically| kind| sort| are| am| do| did| have| ever| other| way| ways| else){0,6} ${mine}`,
    "question_own_behaviour",
  ),
  cue(
    "own_closed",
    `(?:is|was|are|were|am|do|did|have|could|does|would) (?:it |there |that |something |anything |you |the |also )*(?:about |that |in |with |to do with |how |because |the way |when |else |what |more |mean |feel |find |think )*${mine}(?: _){0,16}? \\?`,
    "question_own_behaviour",
  ),
  cue(
    "ask_more",
    "(?:what|anything|something|is there (?:anything|something|more)|and|any|was there|what about) (?:_ )?(?:else|more|other|besides|next|the rest|apart)(?: _){0,10}? \\?|anything else|what else|tell me more|go on|is that (?:all|everything|it|the (?:whole|main))|and the rest|say more|keep going|more to it|other (?:things|ways|times)|give me an example|for (?:example|instance)|such as",
    "question_own_behaviour",
  ),
  cue(
    "tell_me_what",
    `(?:tell me|i would like to (?:know|hear|understand)|i want to (?:know|hear|understand)|help me (?:see|understand)|i am (?:curious|interested|asking|wondering)|i wonder|can you (?:tell|show|say|explain|describe|give)|could you (?:tell|show|say|explain|describe|give)|show me)(?: me| more| about| to| you| exactly)*(?: what| which| how| when| where| the| it| ${mine}| all| an)?`,
    "question_own_behaviour",
  ),
  cue(
    "cross_makes_you",
    "what (?:makes|made|gives|gave) you (?:think|say|so|the right|an expert|believe|the)|why (?:do|would|did|are|should|have|must) you (?:think|say|feel|care|always|even|_)|who (?:says|said|told|else|are you|exactly|is everyone|was it)|(?:says|according to) who|(?:name|give me) (?:one|a single|names|an example|proof)|prove it|where is (?:your|the) (?:proof|evidence)|based on what|since when|what is (?:that|it|this) (?:supposed|meant) to mean|what (?:exactly )?(?:is|are) you (?:trying|implying|saying|getting)|how (?:would|do|could) you know|says who|like what|such as what|is that so|oh really|and you (?:are|never|do)|and what about|what do you know|why (?:now|me|not|does it|is it)|are you (?:saying|perfect|telling|accusing|calling)",
    "cross_examining",
  ),
  cue(
    "open_start",
    "(?:what|how|which|where|why|who|when|tell me)(?! about you \\?)(?: _){1,20}? \\?|how come|tell me (?:about|more|everything)|i (?:want|would love|need|have) to (?:hear|know|see)|what (?:is|was|are|were|do|did|made|got|took|brought|would|does|drew|sort|kind)|how (?:is|was|do|did|are|does|would|long have)",
    "open_question",
  ),
  cue(
    "closed_start",
    "(?:is|was|are|were|do|did|does|have|has|had|can|could|will|would|should|am) (?:it|that|this|you|he|she|they|there|the|your|i|we|not|your)(?: _){0,14}? \\?",
    "closed_question",
  ),
  cue(
    "what_do_you_need",
    "what (?:do|would|are|is|could|might|about) (?:you|it|the|your)(?: _){0,8}?(?:need|want|like|after|mind|matter|matters|prefer|important|worry|worries|help|work|works|suit|happy|looking|hope|bothers|hard|difficult|get|use|for you)|how (?:would|could|do|much|long|many|about|important|does) (?:_ ){0,5}?you|which (?:_ ){0,4}?(?:you|matter|matters|count|days?|times?|hours?|nights?|part)|where (?:_ ){0,3}?you|when (?:_ ){0,3}?you|what is (?:it|the (?:main|most|real|hard|worst|reason)|behind|most|important|your)",
    "open_question",
  ),
  cue(
    "return_ask",
    "(?:and|how|what) (?:about|is it|was it|do|did|are|was|were|would) (?:you|for you|it|that|your)(?: _){0,6}? \\?|what do you (?:think|say|make|reckon)|how (?:do|does|did) (?:you|that|it) (?:see|feel|sound|look|sit|land|strike)|you \\?|yourself \\?|how about you|do you (?:know what i mean|get what i mean|ever|feel|see|know (?:that|the) feeling)",
    "open_question",
  ),
  cue("feel_word_question", `(?:${anyOf("bother")})(?: _){0,6}? \\?`),
  cue("question_run", "\\?(?: _){1,9}? \\?", "closed_question"),
  cue(
    "called_to_account",
    "what (?:makes|made|gives) you (?:think|say|so|believe|the right)|says who|who says (?:so|that)|prove it|name (?:one|me one|a single)|where is your proof|why (?:do|would|did) you (?:say|think) (?:that|so|such|a thing)",
    "cross_examining",
    true,
  ),
  cue(
    "rhetorical",
    "how (?:was|were|am|are|is|would|could|can|should|do|did) (?:i|we|anyone|anybody|one|he|she) (?:possibly |ever |even )?(?:supposed|meant|expected|possibly|to know|know|have known|fix|guess)|what (?:was|am|were|are|do|did|would|could|should|else) (?:i|we|you|was i|could i|did you) (?:supposed|meant|expect|want me|to do|even|ever|care)|what have i ever|why (?:would|should|must) i|do i (?:look|need|have to|seem)|am i (?:just |really |not |meant |supposed |the only|your|a )+|is (?:it|that) (?:my|such a|a|so|really|too|any) (?:_ )?(?:fault|problem|crime|business|job|sin|bad|much|hard|terrible|wrong)|what is (?:so )?(?:wrong|bad|it to you|your problem|it got to do|that supposed|that meant)|who (?:has|would|does|is|can) (?:not|never|ever|even|time)|and (?:what|who|how|why) (?:about|are|is|exactly) you|what about (?:you|yours|the time|when you)(?= |$)",
    "cross_examining",
  ),
  cue(
    "example_asked",
    "(?:can|could|will|would) you (?:give|tell|show|say|explain|describe|walk)(?: _){0,8}? \\?|(?:an|one|any|another|recent) (?:example|instance|time|moment)|like (?:when|what|which|how)(?= |\\?)|when (?:do|did|am|was|have) i|what (?:does|did|do|would) (?:it|that|they|you)(?: _)? (?:look|sound|feel|mean|seem|want|like|prefer|rather)|is it (?:that|when|how|the|something|more|because|my)(?: _){0,16}? \\?|in what way|what way|how so|what (?:sort|kind) of|at what point",
    "question_own_behaviour",
  ),
] as const;
