/** The result of the files of one upload. */
export interface UploadOutcome {
  /** The number of pictures that are now in the portfolio. */
  saved: number;
  /** The number of files that were rejected or did not arrive completely. */
  notUploaded: number;
  /** The number of files that were uploaded but not added to the portfolio. */
  notSaved: number;
  /** The last error. */
  error?: unknown;
}

interface OutcomeToast {
  title: string;
  description: string;
  variant?: 'destructive';
  error?: unknown;
}

/** Returns the message at the end of an upload; undefined if the user removed all files. */
export function outcomeToast({ saved, notUploaded, notSaved, error }: UploadOutcome): OutcomeToast | undefined {
  const uploaded = saved > 0 && `${saved} ${saved === 1 ? 'image' : 'images'} uploaded successfully`;
  if (notSaved > 0 || (saved === 0 && notUploaded > 0)) {
    const description = ['Failed to save some images', uploaded].filter(Boolean).join('. ');
    return { title: 'Error', description, variant: 'destructive', error };
  }
  return uploaded ? { title: 'Success!', description: uploaded } : undefined;
}
