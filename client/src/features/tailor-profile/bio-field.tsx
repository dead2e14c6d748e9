import { TextArea } from '../../ui/controls/field';
import { fieldId, useProfileContext } from './profile-form';

export function BioField({ rows }: { rows: number }) {
  const { register, formState } = useProfileContext();
  return (
    <TextArea
      label="Bio"
      optional
      rows={rows}
      {...register('bio')}
      id={fieldId('bio')}
      error={formState.errors.bio?.message}
    />
  );
}
