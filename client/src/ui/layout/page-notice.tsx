import type { ReactNode } from 'react';

interface PageNoticeProps {
  picture: ReactNode;
  title: string;
  text: string;
  /** The next steps. */
  children: ReactNode;
}

/** The content of a page that has only a message, in the middle of the window. */
export function PageNotice({ picture, title, text, children }: PageNoticeProps) {
  return (
    <main
      className="grid min-h-window-below-bar place-items-center px-gutter py-12 text-center"
      id="main"
      tabIndex={-1}
    >
      <div className="grid justify-items-center gap-4">
        {picture}
        <h1>{title}</h1>
        <p className="max-w-measure text-lead text-pretty text-muted">{text}</p>
        {children}
      </div>
    </main>
  );
}
