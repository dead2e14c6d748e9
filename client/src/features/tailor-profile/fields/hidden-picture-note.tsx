import { Link } from 'wouter';
import { paths } from '../../../paths';

/** Tells the owner that the operator of the site hides the profile picture, and where the reason is. */
export function HiddenPictureNote() {
  return (
    <>
      Hidden from visitors, who see your initials.{' '}
      <Link href={paths.decisions()} className="font-semibold text-orange-ink">
        Why?
      </Link>{' '}
      You can choose another picture.
    </>
  );
}
