const QUOTES = /([“"][^“”"]+[”"])/;

/** A sentence of the analysis with the user's words in it set apart. */
export const QuotedText = ({ text }: { text: string }) =>
  text.split(QUOTES).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a fixed text
      <em key={index} className="quoted">
        {part}
      </em>
    ) : (
      part
    ),
  );
