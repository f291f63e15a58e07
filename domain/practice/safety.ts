/**
 * The safety rule: someone who writes that they want to harm themselves or are in danger gets a note outside the
 * role-play. Figures of speech ("my mum will kill me") are everywhere in the lines people practise, and must pass.
 * It is a net under the conversation, not a judgement of the person.
 */
import { plainText } from "./plain-text.ts";
import { safetyOdds } from "./safety-odds.ts";

export type Danger = "self_harm" | "danger";

/** Plain statements that no labelled line makes as a figure of speech. */
const SURE: Readonly<Record<Danger, readonly RegExp[]>> = {
  self_harm: [
    /\bi (?:am going to|want to|will) end it all\b/,
    /\bi (?:have )?tried to (?:overdose|hang myself)\b/,
    /\bi feel like ending it(?:$|[.,!?])/,
    /\bi (?:(?:have |keep |am |was |do |still |also |just |started |been |often |sometimes )+)?(?:cutting|harming|burning|starving) myself\b(?! (?:off|some|a|short|out|from|loose|alive|slack|with)\b)/,
    /\bi (?:do not|no longer|never) (?:really )?want to (?:live|be alive|exist|wake up|go on living|keep living|be in this world|be on this (?:earth|planet))(?: anymore| tomorrow| again| any longer)?(?:$|[.,!?;]| and\b| but\b| because\b| i\b| please\b| if\b)/,
    /\bi (?:might|will|want to|am going to|am about to) jump (?:off|from) (?:a|the|this|my) (?:bridge|roof|building|balcony)\b/,
    /\bi would be better off dead\b|\bi am better off dead\b|\bi deserve to die\b(?! of)/,
    /\bi (?:have |just |have just )?(?:took|taken|swallowed) (?:all (?:of )?(?:my|the)|a (?:whole )?(?:bottle|lot|load|handful) of|too many) (?:pills|tablets|sleeping pills|painkillers|paracetamol|meds|medication)\b(?! (?:back|to|out|from|away|off|with me)\b)/,
    /\b(?:my )?life (?:is not|is no longer|does not feel|does not seem) worth living\b/,
  ],
  danger: [
    /\bi was raped\b/,
    /\bi do not feel safe (?:at home|in my own home)\b/,
    /\bi am in an? (?:abusive|violent) (?:relationship|marriage)\b/,
    /\bi (?:am|think i am|feel like i am|might be|could be) in (?:real |serious |immediate |physical |actual |great |terrible )?danger(?:$|[.,!?;]| right now| and\b| at home| here\b| from (?:him|her|my)| because| please| with him| with her| if i go)/,
    /\bi am not safe here\b/,
  ],
};

/**
 * Log-odds above which the note is shown. Lower, it would come into more than one ordinary practice line in
 * two hundred, and stop scenes in which nothing is wrong; `docs/coach-accuracy.md` says what it hears and misses.
 */
export const NOTED_ABOVE = 0.5;

/** What a plain statement that needs no weighing discloses, or null: then the learnt half decides. */
export const sureDanger = (plain: string): Danger | null => {
  if (SURE.self_harm.some((pattern) => pattern.test(plain))) return "self_harm";
  return SURE.danger.some((pattern) => pattern.test(plain)) ? "danger" : null;
};

/** What a user's line discloses about their own safety, or null. */
export const findDanger = (text: string): Danger | null => {
  const plain = plainText(text);
  const sure = sureDanger(plain);
  if (sure !== null) return sure;
  const { alarm, selfHarm } = safetyOdds(plain);
  if (alarm <= NOTED_ABOVE) return null;
  return selfHarm > 0 ? "self_harm" : "danger";
};

/** What the user reads then; sources: the services' own pages. The role-play pauses. */
export const SAFETY_NOTE: Readonly<Record<Danger, string>> = {
  self_harm:
    "Let's step out of the role-play for a moment. What you wrote matters more than this practice, and you don't have to carry it alone. Please talk to someone now: in the US call or text 988, in the UK and Ireland call Samaritans on 116 123, and findahelpline.com lists free, confidential lines in other countries. If you might act on it, call your emergency number (911, 999 or 112). The practice will be here whenever you want it.",
  danger:
    "Let's step out of the role-play for a moment. It sounds as if you may not be safe, and that comes first. If you are in danger now, call your emergency number (911 in the US, 999 in the UK, 112 in Europe). When you can speak safely, people who know about this will listen and help you plan: findahelpline.com lists free, confidential lines by country; in the US call or text 988, in the UK and Ireland Samaritans are on 116 123. None of this is your fault. The practice will be here whenever you want it.",
};
