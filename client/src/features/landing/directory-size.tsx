import { useDirectorySize } from './use-directory-size';

/** With fewer tailors, the sentence would speak against the directory. */
const fewestShown = 20;

/** How many tailors the directory has, as the server has counted them. Left out while they are few. */
export function DirectorySize() {
  const size = useDirectorySize();
  if (!size || size.tailors < fewestShown) return null;
  const count = (of: number) => of.toLocaleString('en');
  return (
    <p className="text-small/[1.6] font-semibold">
      {count(size.tailors)} tailors in {count(size.cities)} {size.cities === 1 ? 'city' : 'cities'}
    </p>
  );
}
