/** Why a line is read as it is: one plain sentence to the user for each verdict and each move that can decide it. */
import type { Verdict } from "#domain/analysis/analysis.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Move } from "./move.ts";

type Reasons = Readonly<Partial<Record<Move, string>>> & { readonly other: string };
type SkillReasons = Readonly<Record<Verdict, Reasons>>;

const WHY: Readonly<Record<SkillSlug, SkillReasons>> = {
  "broken-record": {
    good: {
      position_held: "You said where you stand and gave them nothing new to argue with.",
      other: "Your position came through, short and unchanged.",
    },
    near_miss: {
      new_justification: "What you say beside your answer gives them something to argue with.",
      apology: "Your position is there, but so much apology makes it sound open to change.",
      hedge: "This leaves the door a little open, and they will try it.",
      giving_in: "You held on, and then offered a part of it after all.",
      position_conceded: "You held on, and then offered a part of it after all.",
      sarcasm: "The mocking tone starts a second argument beside your answer.",
      blame: "This turns to what is wrong with them, and that is what they will answer.",
      absolute: "This widens it to what they always do, and that is what they will answer.",
      insult_threat: "The insult or threat is what they will answer, not what you said beside it.",
      cross_examining: "You held your position and then questioned theirs, which invites more debate.",
      unresponsive: "Your position is there, and then you took on something that is not yours to solve.",
      other: "Your position is in there, and something beside it gives them a hold.",
    },
    missed: {
      new_justification: "You gave reasons and never said your position, so the reasons become the subject.",
      apology: "There is apology here and no position for them to hear.",
      hedge: "This puts the answer off, so they will ask again.",
      giving_in: "You gave them what they were pressing for.",
      position_conceded: "You gave them what they were pressing for.",
      sarcasm: "The jab is what they will hear, and your position is not.",
      blame: "This is about them; where you stand is missing.",
      absolute: "This is about everything they do; where you stand is missing.",
      insult_threat: "The attack is all they will hear.",
      cross_examining: "Questions like this open a debate instead of closing it.",
      unresponsive: "This does not answer what they asked, so the push still stands.",
      other: "Your position is not in this line.",
    },
  },
  fogging: {
    good: {
      agreement_truth: "You agreed with what was true and added nothing.",
      agreement_odds: "You granted that they might be right, and stayed as you are.",
      agreement_principle: "You agreed with the general point and left your own choice alone.",
      other: "You let the criticism pass without resisting it.",
    },
    near_miss: {
      new_justification: "Something of it you let stand, and then what you added took it back.",
      giving_in: "You agreed, and then promised to change, which fogging does not ask of you.",
      position_conceded: "You agreed, and then promised to change, which fogging does not ask of you.",
      apology: "You agreed, and then apologised for what needed only agreement.",
      hedge: "You agreed, but so hesitantly that it sounds like an opening.",
      sarcasm: "The agreement is there; the sting in it invites the next round.",
      blame: "You agreed, and then turned the criticism round on them.",
      absolute: "You agreed, and then answered with a sweeping claim of your own.",
      insult_threat: "You agreed, and then hit back, which feeds the argument.",
      cross_examining: "You agreed, and then made them defend it.",
      other: "There is agreement in this, and something beside it that feeds the criticism.",
    },
    missed: {
      new_justification: "You defended yourself, and a defence gives them something to push against.",
      giving_in: "You took all of it on yourself and gave up what you wanted to keep.",
      position_conceded: "You took all of it on yourself and gave up what you wanted to keep.",
      apology: "You apologised for something you may simply leave as it is.",
      hedge: "This neither agrees with anything nor leaves it be.",
      sarcasm: "The agreement is only mock agreement, and they will hear that.",
      blame: "You answered criticism with criticism.",
      absolute: "You answered one sweeping claim with another.",
      insult_threat: "You hit back, and now there is a fight to win.",
      cross_examining: "You made them prove it, so they will.",
      unresponsive: "You went past it; nothing of what they said is met.",
      other: "Nothing they said is agreed with here.",
    },
  },
  "free-information": {
    good: {
      detail_picked_up: "You picked up something they let slip and followed it.",
      open_question: "You asked about what they offered, in a way that lets them tell it.",
      other: "You followed what they offered.",
    },
    near_miss: {
      closed_question: "You noticed the detail; what they can answer in one word does not let them tell it.",
      unresponsive: "You noticed the detail and then left it for something else.",
      new_justification: "You noticed the detail and then the talk became yours alone.",
      sarcasm: "You noticed the detail, and the tone makes light of it.",
      blame: "You noticed the detail, and then judged it.",
      insult_threat: "You noticed the detail, and then ran it down.",
      other: "You noticed what they offered, and this does not yet give them room to tell it.",
    },
    missed: {
      closed_question: "A question like this needs no more than a word; what they offered is left lying.",
      unresponsive: "They offered you something here and it was not picked up.",
      sarcasm: "They offered something and got mockery for it.",
      blame: "They offered something and got a judgement for it.",
      insult_threat: "They offered something of themselves, and this would hurt them for it.",
      new_justification: "This is about you; what they offered is left lying.",
      other: "They let something slip about themselves, and this line goes past it.",
    },
  },
  "negative-assertion": {
    good: {
      error_owned: "You named the mistake plainly and stopped there.",
      repair_offered: "You owned it and said what you will do about it.",
      other: "You owned it without excuse or drama.",
    },
    near_miss: {
      new_justification: "You owned it, and what stands beside it can sound like an excuse.",
      apology: "You owned it; one short apology would have been enough.",
      giving_in: "You owned it, and then took on far more than the mistake was.",
      hedge: "You owned it, but so softly that it is hard to tell.",
      sarcasm: "You owned it, and then the tone took it back.",
      blame: "You owned it, and then handed part of it to someone else.",
      absolute: "You owned it, and then made it bigger than it was.",
      insult_threat: "You owned it, and then hit back.",
      cross_examining: "You owned it, and then questioned their right to say so.",
      unresponsive: "You touched on it and then moved away.",
      other: "The mistake is owned in part, and something beside it takes away from that.",
    },
    missed: {
      new_justification: "This explains the mistake instead of owning it.",
      apology: "There is much apology here, and the mistake itself is not named.",
      giving_in: "You gave yourself up here instead of naming what you did.",
      hedge: "It stays unclear whether you did it.",
      sarcasm: "The mockery hides the mistake you could simply own.",
      blame: "This turns on someone else instead of owning the mistake.",
      absolute: "This is about what they always do; your mistake is not in it.",
      insult_threat: "You attacked instead of owning your part.",
      cross_examining: "You questioned them instead of owning your part.",
      unresponsive: "The mistake is not mentioned at all.",
      other: "The mistake is not named here.",
    },
  },
  "negative-inquiry": {
    good: {
      question_own_behaviour: "You asked what it is about what you do, and meant to hear it.",
      open_question: "You asked for more of the criticism, openly.",
      other: "You invited them to say more about what you do.",
    },
    near_miss: {
      new_justification: "You asked about your part, and then argued with the answer.",
      apology: "You asked about your part, and the apologies close the subject too soon.",
      giving_in: "You asked, and then promised to change before you had heard what it is.",
      hedge: "The question is there, but half taken back.",
      sarcasm: "The question is there; the sting in it says you do not want the answer.",
      blame: "You asked about your part, and then about theirs.",
      absolute: "You asked, and then made it about always and never.",
      insult_threat: "You asked, and then attacked.",
      cross_examining: "You asked, but it sounds like cross-examining: they have to defend themselves.",
      unresponsive: "You heard them and did not ask further.",
      other: "You are asking about what you do, and something beside it makes it harder to answer.",
    },
    missed: {
      new_justification: "You defended yourself, so you will not learn what it is.",
      apology: "You apologised before finding out what for.",
      giving_in: "You gave way before finding out what the matter is.",
      hedge: "You left it unasked.",
      sarcasm: "They will not answer mockery with the real complaint.",
      blame: "This makes it about them; what you do stays unasked.",
      absolute: "This makes it about them; what you do stays unasked.",
      insult_threat: "An attack ends the asking.",
      cross_examining: "This asks them to justify themselves, not what you do that bothers them.",
      unresponsive: "You let it drop, and the real complaint stays unsaid.",
      other: "There is no question here about what you do.",
    },
  },
  "self-disclosure": {
    good: {
      feeling_disclosed: "You said what it is like for you, in your own words and in proportion.",
      other: "You let them see something true about you.",
    },
    near_miss: {
      blame: "Your feeling is there, and beside it the blame, which is what they will answer.",
      absolute: "Your feeling is there; the always or never turns it into a charge.",
      sarcasm: "Your feeling is there, and the sting behind it hides it again.",
      insult_threat: "Your feeling is there, and then an attack.",
      cross_examining: "You said how you feel, and then called them to account.",
      hedge: "You began to say it and then made it small.",
      giving_in: "You said it and then took it back.",
      apology: "You said it and then apologised for feeling it.",
      new_justification: "Your feeling is there, and what you tell around it is more than the moment needs.",
      open_question: "A little of you is in it, and then the questions take over.",
      unresponsive: "You touched on it and then changed the subject.",
      other: "Something of you is in this line, and something beside it covers it up again.",
    },
    missed: {
      blame: "This says what they are or did; what you feel comes second to it, if at all.",
      absolute: "This is a charge against them; what you feel is not in it.",
      sarcasm: "The mockery covers whatever you feel.",
      insult_threat: "The attack covers whatever you feel.",
      cross_examining: "This questions them and says nothing of you.",
      hedge: "It stays unclear what you think or feel.",
      giving_in: "You waved it away, so they cannot know how it is for you.",
      apology: "You apologised instead of saying how it is for you.",
      new_justification: "This tells of other things; what you feel now is not in it.",
      open_question: "Only a question: nothing of you is in it yet.",
      unresponsive: "A polite answer, with nothing of you in it.",
      other: "Nothing you think or feel is in this line.",
    },
  },
  "workable-compromise": {
    good: {
      two_sided_offer: "You made a concrete offer that has something in it for both.",
      own_need: "You said what you need, so that there is something to build on.",
      open_question: "You asked what they need, which is where a deal starts.",
      other: "This moves the two of you towards something that serves both.",
    },
    near_miss: {
      giving_in: "There is an offer here, and most of it is you giving way.",
      position_conceded: "There is an offer here, and most of it is you giving way.",
      hedge: "The offer is too vague to say yes to: who does what, and when?",
      new_justification: "The need is there, and the argument around it hides it.",
      apology: "The need is there, and you apologise for having it.",
      sarcasm: "The offer is there; the sting makes it hard to accept.",
      blame: "Your need is there, and beside it the blame, which is what they will answer.",
      absolute: "Your need is there; the always or never turns it into a charge.",
      insult_threat: "The offer comes with a threat, so it is no longer an offer.",
      cross_examining: "Your need is there, and then you questioned theirs.",
      unresponsive: "You are near it, and their need is not met yet.",
      other: "This is on the way to a deal; one side of it is still missing.",
    },
    missed: {
      giving_in: "You gave way, and your own need is not in it.",
      position_conceded: "You gave way, and your own need is not in it.",
      hedge: "There is nothing on the table here that could be said yes to.",
      new_justification: "You argued your case, and there is no offer in it.",
      apology: "You apologised, and your own need is not in it.",
      sarcasm: "The mockery closes the door on a deal.",
      blame: "This is about what is wrong with them; there is no offer in it.",
      absolute: "This is about what they always do; there is no offer in it.",
      insult_threat: "Said like this, it leaves them nothing to agree to.",
      cross_examining: "You questioned their need instead of saying yours.",
      unresponsive: "Neither your need nor theirs is in this.",
      other: "There is nothing here yet that could serve both of you.",
    },
  },
};

/** Said where the words of an apology are words against oneself. */
const SELF_DOWN: Readonly<Partial<Record<SkillSlug, Readonly<Partial<Record<Verdict, string>>>>>> = {
  "negative-assertion": {
    near_miss: "You owned it, and then ran yourself down; the mistake alone was enough.",
    missed: "You ran yourself down, and the mistake itself is hard to find.",
  },
  fogging: {
    near_miss: "You agreed, and then ran yourself down further than they did.",
    missed: "You ran yourself down; agreeing with the part that is true would have been enough.",
  },
  "self-disclosure": {
    near_miss: "You said it and then made yourself small for feeling it.",
    missed: "You made yourself small instead of saying how it is for you.",
  },
};
const SORRY = /\b(?:sorry|sry|soz|apolog|forgive|pardon)/i;

/** `quote` is the words that the reason is about. */
export const whyOf = (skill: SkillSlug, verdict: Verdict, move: Move | undefined, quote = ""): string => {
  const reasons = WHY[skill][verdict];
  const down = move === "apology" && quote !== "" && !SORRY.test(quote) ? SELF_DOWN[skill]?.[verdict] : undefined;
  return down ?? (move && reasons[move]) ?? reasons.other;
};
