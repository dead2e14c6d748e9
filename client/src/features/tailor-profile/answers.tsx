/** How answers that are no text are shown where another device has changed them. */
export const showPicture = (url: string | null) =>
  url && <img src={url} alt="Profile picture" className="aspect-square w-12 rounded-full object-cover" />;

export const showListed = (isActive: boolean) => (isActive ? 'Yes' : 'No');
