let isUnasked = false;

/** For a link of the app that leaves the page and comes back: the browser does not ask where all that is typed is stored. */
export function leaveUnasked(): void {
  isUnasked = true;
}

/** Whether the page is being left by `leaveUnasked`. */
export const leavesUnasked = () => isUnasked;
