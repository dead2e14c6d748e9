import Dashboard from '@uppy/dashboard';
import type { UploadFile, Uploader, UploadState } from './upload/portfolio-uploader';
import { dashboardWords, imageFields } from './upload/upload-words';
import '../../styles/uppy.css';

/**
 * Shows Uppy's Dashboard in an element: the list of files with its questions. The buttons at the foot of the dialog are ours,
 * because the Dashboard's own bar has no upload button after a failure. Files can be pasted anywhere in the dialog.
 * Returns a function that ends it.
 */
export function showDashboard(uppy: Uploader, container: HTMLElement): () => void {
  uppy.use(Dashboard, {
    inline: true,
    target: container,
    width: '100%',
    height: 'auto',
    metaFields: imageFields,
    locale: dashboardWords(matchMedia('(pointer: coarse)').matches),
    proudlyDisplayPoweredByUppy: false,
    singleFileFullScreen: false,
    // Our previews are drawn one at a time, which needs less memory.
    disableThumbnailGenerator: true,
    disableStatusBar: true,
    disableInformer: true,
    hideCancelButton: true,
    hidePauseResumeButton: true,
  });
  container.querySelector<HTMLElement>('.uppy-Dashboard-browse')?.focus();
  // The Dashboard draws in a microtask after the change.
  uppy.on('state-update', () => requestAnimationFrame(() => complete(container, uppy)));
  uppy.on('dashboard:file-edit-complete', (file) => file && showDescription(uppy, file));
  const paste = ({ clipboardData }: ClipboardEvent) => {
    // The Dashboard itself accepts what is pasted while it has the focus.
    if (container.contains(document.activeElement) || !clipboardData) return;
    uppy.getPlugin('Dashboard')?.addFiles([...clipboardData.files]);
  };
  document.addEventListener('paste', paste);
  // The Dashboard listens on its element and on the document, and would add a file twice.
  container.addEventListener('paste', (event) => event.stopPropagation());
  return () => document.removeEventListener('paste', paste);
}

/** Returns whether the questions about a file, or the place to add more, replace the list. */
export function hasPanel({ plugins }: UploadState): boolean {
  const { fileCardFor = null, showAddFilesPanel = false } = plugins.Dashboard ?? {};
  return fileCardFor !== null || showAddFilesPanel === true;
}

/** The row of a described file shows the description instead of the file's name. The focus returns to its button. */
function showDescription(uppy: Uploader, { id, name, meta }: UploadFile) {
  uppy.setFileMeta(id, { name: meta.caption?.trim() || meta.category?.trim() || name });
  requestAnimationFrame(() => rowOf(id)?.querySelector<HTMLElement>('.uppy-Dashboard-Item-action--edit')?.focus());
}

const rowOf = (id: string) => document.getElementById(`uppy_${id}`);

/**
 * Adds what the Dashboard does not expose to screen readers: which file a retry button is for, how much of a file is sent,
 * and that a single file is a list too. Marks the element, so that the style sheet hides the list behind a panel.
 */
function complete(container: HTMLElement, uppy: Uploader) {
  container.toggleAttribute('data-has-panel', hasPanel(uppy.getState()));
  const list = container.querySelector('.uppy-Dashboard-files');
  if (list) setAttributes(list, { role: 'list', 'aria-label': 'Images to upload' });
  for (const file of uppy.getFiles()) {
    const control = rowOf(file.id)?.querySelector('.uppy-Dashboard-Item-progressIndicator');
    if (control) setAttributes(control, control.localName === 'button' ? retryOf(file) : progressOf(file));
  }
}

const retryOf = ({ meta }: UploadFile) => ({ 'aria-label': `Retry ${meta.name}`, title: `Retry ${meta.name}` });

function progressOf({ meta, progress }: UploadFile) {
  if (progress.complete) return { role: 'img', 'aria-label': 'Uploaded', 'aria-valuenow': null };
  return { role: 'progressbar', 'aria-label': meta.name, 'aria-valuenow': String(progress.percentage ?? 0) };
}

function setAttributes(element: Element, attributes: Record<string, string | null>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
