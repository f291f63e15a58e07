/** Nginx's number for a caller that did not wait. Nobody reads it; it ends the request without an error in the log. */
const CALLER_GONE = 499;

/** Runs `act`; a caller that goes away in the middle is no error of ours. @throws whatever `act` throws otherwise. */
export const unlessGone = async <T>(signal: AbortSignal, act: () => Promise<T>): Promise<T | Response> => {
  try {
    return await act();
  } catch (error) {
    if (!signal.aborted) throw error;
    return new Response(null, { status: CALLER_GONE });
  }
};
