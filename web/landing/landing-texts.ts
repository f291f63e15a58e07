/** The landing page's lists. */

export const FEATURES = [
  {
    title: "They push back",
    text: "Your partner coaxes, sulks, bargains and changes the subject, the way people do. They let go when you have held your ground, not when you have found a magic word.",
  },
  {
    title: "Feedback that quotes you",
    text: "Every strength and every suggestion points at the line it comes from, with a plainer way to say that very line.",
  },
  {
    title: "The person you have in mind",
    text: "Take one of our scenes, or describe your own: your manager, your mother, your flatmate. The conversation starts where yours will.",
  },
  {
    title: "Nothing at stake",
    text: "Say it badly ten times. Nobody is hurt, nothing is marked against you, and the eleventh time is yours to keep.",
  },
] as const;

export const STEPS = [
  {
    title: "Choose a skill",
    text: "Seven ways to stand your ground kindly, from Broken Record to Workable Compromise.",
  },
  {
    title: "Practise a scene",
    text: "A manager, a mother, a salesman. Or the person you have in mind, in your own words.",
  },
  { title: "Get feedback", text: "What held, what slipped, and a better line for the moment it slipped." },
] as const;

/** Written by us, and marked as samples on the page: they stand for no real person. */
export const TESTIMONIALS = [
  {
    quote: "I told my manager no to the third weekend. Same sentence, four times, and my voice stayed level.",
    who: "A nurse, after practising Broken Record",
  },
  {
    quote: "My mother said I was always so busy these days. I said yes, I am. That was all. We had a lovely dinner.",
    who: "A teacher, after practising Fogging",
  },
  {
    quote: "I'd sent the wrong file. I said so, sent the right one, and didn't apologise for the rest of the week.",
    who: "A designer, after practising Negative Assertion",
  },
] as const;
