import { useQuery } from '@tanstack/react-query';
import { formSheetOf, templateSheets } from '../form/form-measures';
import { sheetsQuery } from './queries';

/** Returns the tailor's own sheets, and `all`: the templates and the own sheets, as a form uses them. */
export function useSheets() {
  const { data: own = [] } = useQuery(sheetsQuery);
  return { own, all: [...templateSheets, ...own.map(formSheetOf)] };
}
