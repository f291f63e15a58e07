import { cue } from "../cue.ts";
import { anyOf } from "../word-classes.ts";

/** Names nobody gives a person in kindness. */
const STRONG =
  "idiot|moron|jerk|arsehole|asshole|bitch|bastard|prick|dick|dickhead|twat|wanker|loser|liar|thief|crook|hypocrite|coward|parasite|pig|cow|clown|muppet|pathetic|disgusting|useless|worthless|psycho|bully|brat|snob|creep|selfish|stupid|ignorant|arrogant|lazy|greedy|thick";

/** What is aimed at the other: insults, threats, blame, sweeping words, mockery. */
export const ATTACK_CUES = [
  cue("insult", anyOf("insult"), "insult_threat"),
  cue(
    "insult_you",
    `(?:you are|stop|are you) lying|you (?:are|were|look|sound) (?:just |such |so |a |an |the |being |really |absolute |absolutely |total |complete |right |bloody |fucking |pretty |completely |nothing but )*(?:${anyOf("insult")}|one to talk|a joke|unbelievable|impossible|mean|mad|boring|jealous|blind|deaf|old|fat|ugly|no better|worse|a nightmare|the worst)|you (?:${anyOf("insult")})|you old _|you (?:little|daft|silly|sad|absolute|total) _`,
    "insult_threat",
  ),
  cue(
    "shut_up",
    "shut (?:up|it)|go away|get lost|piss off|fuck (?:off|you)|bugger off|sod off|clear off|jog on|get stuffed|drop dead|leave me alone|back off|do one|screw you|get out|get a life|get over (?:it|yourself)|grow up|mind your own(?: business)?|none of your business|stay out of|go to hell|who (?:asked|made|died|do you think you|cares)|nobody asked|nobody cares|i do not care|see if i care|like i care|so what|whatever|deal with it|your problem|tough|too bad|do it yourself|find (?:someone|somebody|another)|get your own|says (?:the|you|who)|look who|rich coming|coming from you|pot calling|you can talk|take it or leave it",
    "insult_threat",
  ),
  cue(
    "threat",
    `(?:or|and|else|then|before|if) (?:i will|i am|we will|i would|you will)(?: be| just)? (?:_ )?(?:${anyOf("threat")}|leave|call|go|stop|tell|quit|never|find|make sure|post|cancel|take)|(?:i will|i am going to|i would|going to) (?:report|sue|call|have you|make sure|see you in|tell (?:your|everyone|hr|the)|go to (?:hr|the|your)|leave you|post|ruin)|you will (?:regret|be sorry|pay|hear from|see)|watch (?:it|your|yourself)|last (?:warning|chance)|(?:one more|once more|again) and|do not you dare|try me|final offer|end of story|or else|that is (?:it|that)|or we are (?:done|finished|through)`,
    "insult_threat",
  ),
  cue(
    "blame_you_always",
    "you (?:just |are |always |lot |people |guys |all )*(?:always|never|constantly|only|keep|every time|forever|just) (?:_)?|you(?: are)? the one|because of you|thanks to you|your (?:own )?fault|it is you|you started|you (?:people|lot)",
    "blame",
  ),
  cue(
    "blame_made_me",
    "(?:you|he|she|they) (?:make|made|makes|are making|keep making) (?:me|us|everyone|people)|(?:make|made) me feel",
    "blame",
  ),
  cue(
    "blame_feel_that",
    "i feel (?:like |that |as if |as though )(?:you|he|she|they|your|this|everyone|nobody|people)|i feel you (?:are|do|never|always|only|just|should|have)|i think you (?:are|should|do|never|always|need|have|were)",
    "blame",
  ),
  cue(
    "blame_you_do",
    "you (?:do not|did not|never|have not|are not|could not|would not|can not|will not|should|should have|need to|have to|ought|must|want to|might want|just|only|obviously|clearly|really) _",
    "blame",
  ),
  cue(
    "blame_why_you",
    "why (?:do|did|are|were|can|could|would|must|should|is it|does|have|has) (?:you|it|everything|everyone|always)(?: always| never| not| even| have| suddenly)?|how (?:could|can|dare) you|what (?:is|was) (?:wrong|your|the matter) (?:with you|problem|issue|excuse)?|what about (?:you|your|when you|yours)|do you (?:ever|even|really|honestly|not|always|actually)|have you (?:ever|even|actually|looked|considered|seen)|are you (?:serious|kidding|joking|mad|blind|deaf|always|ever|even|going to|calling|saying|trying|accusing)|did you (?:even|ever|not)|maybe if you|if you (?:had|did|were|would|cared|bothered|could|are so|do not like|want|think|hate|can do)",
    "blame",
  ),
  cue(
    "absolute",
    "(?:you|he|she|they|everyone|everybody|nobody) (?:_ )?(?:always|never)|every (?:single )?time(?: that)? (?:you|he|she|they|i (?:ask|say|try|come|want))|every single (?:time|day|week|month|year)|all the (?:bloody |damn )?time|(?:always|never) ever|as (?:always|usual)|typical(?:ly)?|nothing is ever|nobody ever|never once",
    "absolute",
    true,
  ),
  cue(
    "sarcasm",
    `(?:oh|yes|well|wow|sure|right|yeah|gee|ah|great|of course|thanks|thank you|clearly|obviously)(?: ,| !| \\.| yes| wow| sure| great| well)* (?:sure|right|great|wow|brilliant|wonderful|lovely|fantastic|because|i forgot|i am so sorry|how (?:terrible|awful|dare|kind|lovely|could)|what a|that is (?:rich|great|nice|helpful|brilliant)|aren not|forgive me for|excuse me for|silly me|poor you|poor thing|heaven forbid|god forbid|perfect|very (?:helpful|nice|kind|funny)|obviously|of course|so (?:helpful|sorry i)|mr|miss|mrs)|heaven forbid|god forbid|well done(?: you)?|good for you|lucky (?:me|you|us)|how (?:nice|lovely|kind|generous|thoughtful|helpful|wonderful|convenient|very)|what a (?:surprise|shock|tragedy|treat|joy|hero|saint|shame|relief|genius)|(?:your|her|his) (?:majesty|highness|lordship|ladyship|holiness)|shall i|would you like (?:me to|a medal|that)|do you want (?:a medal|me to|some)|(?:want|like|have|deserve) (?:a|an) (?:medal|award|applause|prize|trophy|round)|i will (?:get|alert|be sure|make sure|put|call|tell|let|add|bow|frame|do) (?:the (?:papers|press|world|violin|pope|queen)|it on my|you|right on|cartwheels)|poor (?:you|thing|baby|love|darling)|boo hoo|bless your|bless you|(?:mr|mrs|miss|ms|doctor|professor|captain|saint|king|queen|lord|lady|sir|madam|detective|sherlock) (?:perfect|know|_)|excuse me for|forgive me for|pardon me for|sorry (?:i am not|for (?:breathing|existing|living|being alive|having a)|your|we can not all)|not (?:all of us|everyone|everybody) (?:is|has|can|have|are|gets|_)|some of us|as if|yes right|right ,? because|because (?:you|that|god|obviously|of course|clearly|heaven|we all) (?:are|is|know|have|never|_)|says the (?:man|woman|person|one|guy|girl|bloke)|while (?:i am|you are|we are) at it|next you will|anything else (?:, )?(?:your|you)`,
    "sarcasm",
  ),
  cue(
    "plain_attack",
    `shut (?:up|it)|piss off|fuck (?:off|you)|bugger off|sod off|get lost|jog on|screw you|get stuffed|drop dead|go to hell|get a life|grow up|mind your own (?:business|bloody business)|you (?:are )?(?:just |such |so |a |an |the |being |absolute |absolutely |total |complete |bloody |fucking |little |old |stupid )*(?:${STRONG})|i will (?:sue|report) you`,
    "insult_threat",
    true,
  ),
  cue(
    "makes_me_feel",
    `you (?:make|made|are making|keep making|always make) me (?:feel |look |so )*(?!happy|glad|proud|smile|laugh|better|good|feel|look|so|${anyOf("joy")} )_`,
    "blame",
    true,
  ),
  cue(
    "barb",
    "(?:are you )?(?:happy|satisfied) now|well excuse me|excuse me for|forgive me for|pardon me for|silly me|lucky (?:me|you|us)|sign me up|no wonder|unlike (?:you|some|others)|(?:better|worse|more|less) than (?:you|yours|some)|of all people|god forbid|heaven forbid|bless your heart|give me a break|boo hoo|big deal|oh please|spare me|how dare you|poor (?:you|thing|baby|love)|hark at|la di da|thanks a lot|(?:thanks|thank you) so much for|bravo|what (?:would|do) you know|says (?:the (?:man|woman|one|guy|person|bloke)|you)|if you say so|whatever you say|well done you|good for you|round of applause|(?:want|like|deserve) a medal|at least i|cry me a river|rich coming from you|for the last time|some of us (?:have|are|do|work|actually)|next you will (?:be|want|say)|your (?:majesty|highness|lordship|ladyship)",
    "sarcasm",
    true,
  ),
  cue("mockery", anyOf("mockery"), "sarcasm"),
  cue(
    "ultimatum",
    "or (?:else )?(?:i|we) (?:will|would|am|are|go|walk|leave|ring|call|tell|stop|quit|report|take|sell|throw|cancel|do|get|can)|or (?:you|they) (?:will|can|do|are|get|lose|sling|find)|or (?:sling|get|forget|nothing|not at all|else)|take it or|(?:or|then) (?:we are|i am|that is) (?:done|finished|through|gone|out|off)|i (?:am out|walk|quit)(?= [.!,])|you (?:can|could) (?:always )?(?:forget|whistle|kiss|sling|stick)",
    "insult_threat",
  ),
  cue(
    "last_word",
    "(?:and )?that is (?:that|final|it|my (?:last|final) (?:word|offer))(?= [.!,]| $)|end of(?= (?:story|discussion|conversation|debate|[.!,])| $)|final(?:ly)?(?= [.!,]| $)|no discussion|whether you like it or not|like it or (?:not|lump it)|not (?:up for|open to) (?:debate|discussion)|(?:pick|choose|decide)(?= [.!]| $)|how (?:many times|often) (?:do|must|have|will) i|i will not (?:say|tell you|ask) (?:it )?again",
  ),
  cue(
    "mock_politeness",
    "how (?:clever|wise|kind|brave|noble|thoughtful|generous|nice|good|sweet|lovely|observant|helpful|convenient|fortunate|original|charming|interesting)(?: of you|(?= [.!]))|what would (?:i|we) (?:ever )?do without|(?:how|however) (?:do|did|could|would|will) (?:i|we) (?:ever )?(?:manage|cope|survive|live)|i am (?:so |terribly |very |awfully )*sorry (?:i am not|that i (?:am not|dared|have|do not)|for (?:breathing|existing|being|not being|having|wanting|daring))|my (?:deepest|sincerest|humblest|heartfelt) |(?:we|you) can not all be|if only (?:we|i|everyone|everybody|you)|i feel so (?:special|lucky|honou?red|privileged)|just what i (?:need|needed|wanted)|(?:as|like) you (?:may|might|would|will|surely|well)(?: have)? (?:noticed|read|know|heard|remember)|your (?:infinite|great|vast|expert|superior|endless|wise|valuable|kind) (?:_ )?(?:wisdom|knowledge|opinion|advice|experience|input|taste|insight)|(?:beyond|hard for|difficult for|confusing for|too much for) you(?= [?.!,])|(?:which|what) part of (?:no|not|please)|do enjoy|i (?:adore|simply adore|just love|just adore|do love|so enjoy|so love)|such (?:an expert|a genius|wisdom|insight)|(?:must|would) be (?:so )?(?:nice|lovely|hard|tiring|exhausting) (?:to be|being|for you)|(?:still|much|far) better than (?:you|yours|your)|at least (?:i|my|mine|we)|heard of|wonders never cease|stop the press|alert the",
    "sarcasm",
  ),
] as const;
