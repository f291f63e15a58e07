/** A file that is written while it is sent: memory holds one piece, however long it is. */

type Download = {
  readonly fileName: string;
  readonly mime: string;
  /** Told of a failure in the middle; the caller sees the file break off, since its status has long been sent. */
  readonly onError: (error: unknown) => void;
};

/** Answers with the pieces as a file to keep. The next piece is asked for when the caller has taken the last. */
export const download = ({ fileName, mime, onError }: Download, pieces: AsyncGenerator<string>): Response => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          onError(error);
          controller.error(error);
        }
      },
      cancel: async () => {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
  return new Response(body, {
    headers: {
      "Content-Type": mime,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store",
    },
  });
};
