import type { Piece } from './message-pieces';

interface MessageBubbleProps {
  pieces: readonly Piece[];
  /** The language of the message, if it is not that of the screen. */
  lang?: string;
}

/** A message as it will be sent. Its first letters say whether it is written from the right. */
export function MessageBubble({ pieces, lang }: MessageBubbleProps) {
  return (
    <p
      className="w-full rounded-lg rounded-ee-xs bg-action-tint px-3.5 py-3 text-compact wrap-anywhere whitespace-pre-line"
      dir="auto"
      lang={lang}
    >
      {pieces.map(({ text, isAnswer }, at) =>
        isAnswer ? (
          <b key={at} className="font-semibold">
            {text}
          </b>
        ) : (
          text
        ),
      )}
    </p>
  );
}
