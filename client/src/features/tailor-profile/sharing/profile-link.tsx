import { Link } from 'wouter';
import { paths } from '../../../paths';
import { Button, LinkButton } from '../../../ui/controls/button';
import { fieldClass, labelClass } from '../../../ui/controls/field';
import { CopyIcon, OpenIcon } from '../../../ui/display/workroom-icons';
import { toast } from '../../../ui/feedback/toast';

/** The public URL, to open and to copy. */
export function ProfileLink({ slug }: { slug: string }) {
  const path = paths.tailor(slug);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      toast({ title: 'Link copied!', description: 'Profile link copied to clipboard' });
    } catch {
      toast({ title: 'Error', description: 'Failed to copy the link', variant: 'destructive' });
    }
  };
  return (
    <div className={fieldClass}>
      <span className={labelClass()}>Profile URL</span>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <Link href={path} className="inline-flex min-h-tap min-w-0 items-center wrap-anywhere">
          {path}
        </Link>
        <Button variant="ghost" iconOnly aria-label="Copy link" onClick={() => void copy()}>
          <CopyIcon />
        </Button>
        <LinkButton variant="ghost" iconOnly href={path} aria-label="Open the public page">
          <OpenIcon />
        </LinkButton>
      </div>
    </div>
  );
}
