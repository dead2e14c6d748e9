import { CULTURAL_CATEGORY, type CulturalSubCategory, type ServiceCategory } from '@shared/tailor/services';
import { useWatch } from 'react-hook-form';
import { useProfileContext } from '../profile-form';
import { specialtiesWithin } from '../profile-values';

/** Returns the chosen services and, while 'Cultural & Traditional Wear' is among them, its specialties. */
export function useServiceChoice() {
  const { control, setValue, formState } = useProfileContext();
  const [categories, specialties = []] = useWatch({
    control,
    name: ['primaryServiceCategories', 'culturalSubCategories'],
  });
  const chooseCategories = (chosen: ServiceCategory[]) => {
    setValue('primaryServiceCategories', chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setValue('culturalSubCategories', specialtiesWithin(chosen, specialties), { shouldDirty: true });
  };
  const chooseSpecialties = (chosen: CulturalSubCategory[]) =>
    setValue('culturalSubCategories', chosen, { shouldDirty: true });
  return {
    categories,
    chooseCategories,
    categoriesError: formState.errors.primaryServiceCategories?.message,
    hasSpecialties: categories.includes(CULTURAL_CATEGORY),
    specialties,
    chooseSpecialties,
  };
}
