interface UploadToast {
  title: string;
  description: string;
  variant?: 'destructive';
  error?: unknown;
}

/** Returns the message at the end of an upload. @param error the error of a file that failed */
export function uploadToast(saved: number, failed: number, error?: unknown): UploadToast {
  const uploaded = saved > 0 && `${saved} ${saved === 1 ? 'image' : 'images'} uploaded successfully`;
  if (uploaded && failed === 0) return { title: 'Success!', description: uploaded };
  const description = ['Failed to save some images', uploaded].filter(Boolean).join('. ');
  return { title: 'Error', description, variant: 'destructive', error };
}
