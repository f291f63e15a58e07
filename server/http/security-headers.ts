/** The security headers of every reply: only this origin's scripts, styles, fonts and calls; never framed. */
import { secureHeaders } from "hono/secure-headers";

const SELF = "'self'";
const NONE = "'none'";

export const securityHeaders = ({ https }: { https: boolean }) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [NONE],
      scriptSrc: [SELF],
      styleSrc: [SELF],
      imgSrc: [SELF, "data:"],
      fontSrc: [SELF],
      connectSrc: [SELF],
      manifestSrc: [SELF],
      workerSrc: [SELF],
      baseUri: [NONE],
      formAction: [SELF],
      frameAncestors: [NONE],
      objectSrc: [NONE],
    },
    // Over plain http (a computer's own address) HSTS would be ignored by browsers and misleading to readers.
    strictTransportSecurity: https ? "max-age=31536000; includeSubDomains" : false,
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    crossOriginOpenerPolicy: "same-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
