import { cue } from "../cue.ts";

/** Refusing, asking for what one came for, holding to it, deferring it, and letting it go. */
export const POSITION_CUES = [
  cue(
    "refuse_not_going",
    "(?:i|we) (?:am|are|was|were) (?:still |really |just |simply |definitely )?not (?:going to|_ing|available|interested|able|up for|prepared|willing|comfortable)",
    "position_held",
  ),
  cue(
    "refuse_will_not",
    "(?:i|we) (?:still |really |just |simply )?(?:will|would|can|do|could) (?:still |just )?not(?! (?:know|think|mind|understand|remember|mean|see|believe|care|blame|realise|realize)) _",
    "position_held",
  ),
  cue("refuse_no", "(?:no|nope)(?= (?:,|\\.|-|thanks|thank|i|we|not|to|sorry|means|,))", "position_held"),
  cue(
    "refuse_no_thanks",
    "no (?:, )?(?:thanks|thank you)|not for me|count me out|not this (?:time|year|week)|not today|not tonight|not doing|not happening|(?:the|my) answer (?:is|stays) (?:still )?(?:no|the same)|it is (?:still )?(?:a )?no|still (?:a )?no|still not|i said no|i have said no|my no",
    "position_held",
  ),
  cue("refuse_not_start", "not _ing|not (?:a|my|any|in|on|at|from) _", "position_held"),
  cue(
    "want_wish",
    "(?:i|we) (?:would|still|just|really|do|only)?(?: still| just| really| only)* ?(?:want|like|need|prefer|rather|insist|expect)(?: to| my| the| a| it| you)?",
    "position_stated",
  ),
  cue(
    "staying",
    "i (?:am|will be) (?:still |just )?(?:keeping|staying|leaving|sticking|going|having|taking|doing|heading|stopping|off|coming)|i will (?:be|keep|stick|stay|leave|take|go)|i (?:stand by|am standing by|mean it|meant it|have decided|have made up my mind)|my mind is made up|that (?:stays|stands|is (?:final|my answer|where i stand))|as i said|like i said|i said",
    "position_held",
  ),
  cue("just_the", "(?:just|only) (?:the|my|a) _", "position_held"),
  cue(
    "defer",
    "(?:i will|let me|i can|i could|i would|we will|i have to|i need to) (?:have to |need to |just |maybe )?(?:see|think|check|look|ask|consider|have a think|get back|let you know|sleep on it|try)|ask me (?:later|again|then|when)|maybe (?:later|next|another|tomorrow|in|if|after|when|some)|get back to you|let you know|another time|some other time|we will see|play it by ear|(?:have|give it) (?:a|some) (?:think|thought)|not sure yet|i will try|can i (?:tell|let|think|get|see)|depends",
    "hedge",
  ),
  cue(
    "concede",
    "(?:ok|fine|alright|all right|oh|well|right|ugh|sure)(?: ,| \\.| then| ok| fine)* (?:ok|fine|i will|i can|i could|i suppose|i guess|go on|put me|you win|just this|if it|if you|since|let us|what time|count me|send|add)|go on then|you win|put me down|(?:just )?this once|just for (?:you|today|tonight|an hour|a bit)|if it (?:helps|is only|is just|means|makes)|if you (?:insist|say so|think|really|want|like|must|need)|count me in|have it your way|i give up|whatever you (?:want|think|like|say|prefer|need)|i suppose (?:so|i|it|that|one|you|we)|i guess (?:so|i|it|that|one|you|we)|fair enough ,? i will|i can (?:move|change|cancel|manage|squeeze|do it)|i will (?:do it|come|stay|pay|take it|sign|cancel|move|manage|sort|cope|go along|just|have to)",
    "giving_in",
  ),
  cue(
    "concede_please_you",
    "(?:it is |that is |you )?(?:no (?:problem|worries|bother|trouble)|do not worry(?: about (?:it|me))?|never mind(?: me)?|does not matter|do not mind|anything you|whatever (?:works|suits)|up to you|your call|you decide|as you (?:like|wish|want)|suit yourself|happy to|my pleasure|you are the boss|you know best|you come first|forget (?:it|i said)|it is (?:fine|ok|nothing))",
    "giving_in",
  ),
  cue(
    "request_change",
    "(?:please|could you|can you|would you|will you|i would like you to|i want you to|i need you to)(?: please)? (?:stop|not|try|tell|ask|give|let|knock|call|wait|keep|put|turn|say|come|take|leave|help|do|be)",
    "request_change",
  ),
  cue(
    "gives_in_plainly",
    "(?:oh |ah |ok |well |alright |fine )*go on then|you win|have it your way|put me down(?: for it)?|count me in|i give (?:up|in)|i will do whatever you (?:want|say|like)",
    "position_conceded",
    true,
  ),
  cue(
    "please_stop",
    "(?:please|could you|can you|would you|i would like you to|i want you to|i need you to)(?: please)? (?:stop|not|knock|call|ask|wait|turn|let me|tell me (?:first|before)|keep (?:it|the))",
    "request_change",
    true,
  ),
] as const;
