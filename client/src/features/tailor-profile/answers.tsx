/** Shows an answer that is not text in the notice about changes from another device. */
export const showPicture = (url: string | null) =>
  // eslint-disable-next-line jsx-a11y-x/img-redundant-alt -- the picture is the answer, beside answers of text
  url && <img src={url} alt="Profile picture" className="aspect-square w-12 rounded-full object-cover" />;

export const showListed = (isActive: boolean) => (isActive ? 'Yes' : 'No');
