import { cue } from "../cue.ts";
import { anyOf } from "../word-classes.ts";

/** Reasons and defence: "because", "but", "it is not that", reasons in a row, denial, making small of it. */
export const EXCUSE_CUES = [
  cue(
    "because",
    "because|since|as it is|due to|thanks to the|the (?:thing|trouble|problem|reason|point) is|it is (?:just|only|simply) (?:that|because|the|a|my)|i (?:just|only) (?:wanted|meant|thought|tried|did)|you see|that is why|reason",
    "new_justification",
  ),
  cue(
    "pile",
    "(?:plus|besides|anyway|and anyway|and also|also|on top of that|what is more|not to mention|and then|and besides)",
    "new_justification",
  ),
  cue(
    "have_excuse",
    "i (?:have|had|have got|already have|got|am|was) (?:got |already |just |had |a lot |loads |so much )*(?:to (?:work|be|get|pick|go|finish|take|see|look|do|drive|study)|work|plans|kids|a |an |my |no |so |too |busy|swamped|tired|ill|sick|late|stuck|driving|working)",
    "new_justification",
  ),
  cue(
    "denial",
    "(?:that is|it is|this is|i am|i was|i do|i did|i have|it was|we|no it|it does|that was|there is)(?: really| simply| just)? (?:not|never) (?:true|fair|like that|a mess|my fault|late|how|what|the case|even|that|so|on|all|just me|me|always|at all|\\S+)|not true|that is (?:rubbish|nonsense|unfair|ridiculous|wrong|a lie)|i never (?:said|did|do|have)|i always|actually|in fact|for your information|i will have you know|who says|since when|what do you mean",
    "new_justification",
  ),
  cue(
    "minimise",
    "(?:it is|it was|that is) (?:only|just|not (?:that|so|such|the end|a big|exactly))|no big deal|not the end of the world|it happens|these things happen|everyone (?:does|makes|forgets|is)|could have been worse|nobody (?:died|noticed|minds|cares|got hurt)|big deal|calm down|relax|chill|do not make|get over|nobody is perfect|to be fair|in my defen[cs]e|hardly",
    "new_justification",
  ),
  cue(
    "shift_blame",
    "(?:you|he|she|they|nobody|no one|someone|somebody|it) (?:should have|could have|did not (?:tell|remind|say|send|ask|give|let)|never (?:told|reminded|said|sent|asked|gave|let)|told me|made me|were supposed|was supposed|(?:is|are|was|were) (?:the one|to blame))|(?:not|n't) (?:just |only |all |entirely )?(?:my|me)(?: fault| job| problem)?|if you had|if he had|if they had|if somebody had|you (?:also|too)|so (?:did|do|are|were) you",
    "blame",
  ),
  cue(
    "but",
    "but|though|although|however|only|still|mind you|then again|except|even so|yet|having said that|that said",
  ),
  cue(
    "but_you",
    "(?:but|though|although|and|so) (?:maybe |then |perhaps |at least )?(?:you|yours|your)(?: are| were| have| do| did| never| always| could| should| might)?",
  ),
  cue(
    "but_i",
    "(?:but|though|although|it is just|only|however|and yet) (?:i|we|my|it|the|that|there|they|he|she|in|at|to)",
  ),
  cue(
    "mind_you",
    "(?:mind|though|you know|remember|after all|anyway|so there|actually) (?:\\.|$)|, (?:mind|though|you know|remember|right|actually) \\.",
  ),
  cue(
    "short_of",
    `(?:money|time|things|it|cash|work|life|the budget|we|i) (?:is|are|am|has been|have been|gets) (?:just |really |a bit |a little |so |too |very |pretty |quite |rather |all |already |only |a |such )*(?:tight|short|busy|hectic|mad|crazy|full|stretched|skint|broke|swamped|rushed|snowed|behind|up to|${anyOf("tired")})|(?:not|no|never) (?:have |got |had |enough |the |any |much |a )*(?:time|money|energy|room|space|cash|car|budget|licence|insurance|spare)|can not afford|could not afford|i (?:am|have) (?:so |too |really |just )*(?:much|many|little) (?:on|to|going|work)|(?:in|at) the (?:garage|shop|dentist|hospital|doctor|vet)|doctor|dentist|appointment|insurance|allergic|allergy|deadline|landlord`,
    "new_justification",
  ),
  cue(
    "my_own_business",
    "it is my (?:_ )?(?:money|life|body|house|home|hair|choice|business|desk|room|car|time|kitchen|garden|way|style|own|business)|i (?:like|love|prefer|enjoy) (?:it|my|mine|them|this|being|having|the way)|(?:it|they|mine|i|that) (?:works?|do|does|suits?|is|are|am|get|gets|manage|can) (?:_ )?(?:fine|perfectly|well|ok|alright|just fine|good|great|better)(?= |$)|i (?:park|drive|cook|dress|manage|work|sleep|eat|do|am|can|clean|save|listen|help) (?:_ )?(?:fine|perfectly|plenty|enough|loads|well)|nothing wrong with|plenty of|(?:works|fine|good enough) for me|never had (?:a|any) (?:complaint|problem|complaints)|nobody (?:else )?(?:has |ever )*(?:complain|complained|complains|said|minds|minded)",
    "new_justification",
  ),
  cue(
    "mistake_blurred",
    "i (?:might|may|could|must|probably|perhaps|possibly) (?:well )?have(?: _)?|there (?:was|were|has been|had been) (?:a |an |some |been )*(?:mix|misunderstanding|confusion|delay|problem|issue|error|mistake|miscommunication)|mistakes (?:were|happen|get)|sorry (?:you|if|that you)(?: _)? (?:feel|felt|took|think|thought|were|are|was|upset|offended|find|got)|if (?:i|that|it|anyone|anybody|you) (?:_ )?(?:offended|upset|hurt|caused|were|was|felt|feel)|i (?:hear|understand) that you (?:feel|are)|going forward|lessons (?:learnt|learned|will be)|reflect(?:ing)? on|it (?:grows|washes|will grow|will come|can be|will be)(?: _)?|there (?:will be|is always|are) (?:other|another|plenty|more|next)|in one piece|no harm done|you know how _",
    "hedge",
  ),
] as const;
