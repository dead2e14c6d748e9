import { toast } from '../../../ui/feedback/toast';

/** Loads code that only a click needs. If that fails, shows a message and returns undefined. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch {
    toast({
      title: 'This could not be opened',
      description: 'Check your connection, or try again in a moment.',
      variant: 'destructive',
    });
    return undefined;
  }
}
