import { cue } from "../cue.ts";

/** Whether the line answers at all, and how talk is taken further or dropped. */
export const RESPONSE_CUES = [
  cue(
    "topic_jump",
    "anyway|by the way|so (?:what|did|have|are|do|how|where) (?:do |did |have |are |about )?you|have you (?:seen|got|met|been|had|heard|tried)|did you (?:see|get|hear|watch|know)|do you know (?:if|where|when|what)|where is the|what time|is there any|excuse me|sorry i|well this is|must dash|got to (?:go|dash|run)|i have to (?:go|run|dash)|speaking of|changing the subject|on another note|did not you|listen",
  ),
  cue(
    "bare_reply",
    "(?:ok|yes|no|nice|cool|right|sure|great|good|lovely|wow|oh|haha|fine|hmm|hm|mm|really|interesting|true|same|thanks|cheers|wicked|sweet|brilliant|fab|yikes|huh)(?= (?:$|\\.|,|!|\\.\\.\\.|\\?|-))",
    "acknowledgement",
  ),
  cue(
    "share_i",
    "(?:i|my|we|mine)(?: _)? (?:am|was|have|had|do|did|love|used|grew|went|tried|once|always|never|live|lived|work|worked|remember|keep|got|made|killed|learned|learnt|wish|could|would|mum|dad|sister|brother|gran|nan|uncle|aunt|friend|cousin|kids|wife|husband|grandad|grandmother|grandfather|mother|father|daughter|son)",
    "feeling_disclosed",
  ),
  cue(
    "wow",
    "(?:wow|oh|no way|really|amazing|brilliant|lovely|fantastic|gosh|blimey|goodness|seriously|wait|hang on|get out|imagine|love (?:it|that)|i love|sounds|that sounds|that is (?:amazing|brilliant|great|lovely|so|wonderful|quite|incredible|impressive|fantastic|cool|awesome|something)|what a|how (?:lovely|wonderful|exciting|funny|interesting|brilliant|sad|awful))",
    "acknowledgement",
  ),
  cue("exclaim", "!"),
] as const;
