/** Returns the path of the client's page of an order. */
export const orderLinkPath = (token: string) => `/o/${token}`;

/** The path of a photo on the client's page. It answers while the page shows the photo. */
export const orderLinkPhotoPath = (token: string, photoId: string) => `${orderLinkPath(token)}/photos/${photoId}`;
