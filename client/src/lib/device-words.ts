import { useMediaQuery } from './media-query';

/** A window as wide as a computer's, on a device whose main pointer is no finger. */
const computer = '(min-width: 900px) and (pointer: fine)';

const wordFor = (isComputer: boolean) => (isComputer ? 'computer' : 'phone');

/** Returns what this device is called in texts: 'phone' or 'computer'. */
export const deviceWord = () => wordFor(window.matchMedia(computer).matches);

/** Returns the same for a component, which is rendered again when the word changes. */
export const useDeviceWord = () => wordFor(useMediaQuery(computer));

/** Returns '1 change waits', '3 changes wait'. */
export const changesWait = (count: number): string => `${changes(count)} wait${count === 1 ? 's' : ''}`;

/** Returns '1 change', '3 changes'. */
export const changes = (count: number): string => `${count.toLocaleString('en')} change${count === 1 ? '' : 's'}`;
