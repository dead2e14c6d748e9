import { TextArea } from '../../../ui/controls/text-area';
import { useProfileContext } from '../profile-form';

export function BioField({ rows }: { rows: number }) {
  const { field } = useProfileContext();
  return <TextArea optional rows={rows} {...field('bio')} />;
}
