/** What became of the files of one upload. */
export interface UploadOutcome {
  /** Pictures of the portfolio now. */
  saved: number;
  /** Did not reach the server whole, or were refused before they did. */
  notUploaded: number;
  /** Uploaded, but not taken into the portfolio. */
  notSaved: number;
  /** What went wrong last. */
  error?: unknown;
}

interface OutcomeToast {
  title: string;
  description: string;
  variant?: 'destructive';
  error?: unknown;
}

/** What the person is told at the end of an upload; undefined when they removed every file on the way. */
export function outcomeToast({ saved, notUploaded, notSaved, error }: UploadOutcome): OutcomeToast | undefined {
  const uploaded = saved > 0 && `${saved} ${saved === 1 ? 'image' : 'images'} uploaded successfully`;
  if (notSaved > 0 || (saved === 0 && notUploaded > 0)) {
    const description = ['Failed to save some images', uploaded].filter(Boolean).join('. ');
    return { title: 'Error', description, variant: 'destructive', error };
  }
  return uploaded ? { title: 'Success!', description: uploaded } : undefined;
}
