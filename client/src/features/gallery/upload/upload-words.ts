import { uploadLimits } from '@shared/objects/contract';
import type { Body, Meta } from '@uppy/core';
import type { DashboardOptions } from '@uppy/dashboard';
import { maxLengths } from '@shared/contract/limits';
import { pluralize } from '../../../lib/uploads/picture-list';

/** The reason for files beyond the maximum number. */
export const tooManyFiles = `You can only upload ${uploadLimits.files} images at a time`;

/** Texts that replace those of Uppy's Dashboard; the placeholders are Uppy's. @param isTouch the device has no mouse to drop files with */
export const dashboardWords = (isTouch: boolean) => ({
  strings: {
    dashboardTitle: 'Images to upload',
    dropPasteFiles: isTouch ? '%{browseFiles}' : 'Drop or paste images here %{browseFiles}',
    browseFiles: isTouch ? 'Choose photos' : 'Browse files',
    dropHint: 'Drop your images here',
    addMore: 'Add more',
    addMoreFiles: 'Add more',
    addingMoreFiles: 'Add more',
    back: 'Back',
    xFilesSelected: { 0: '%{smart_count} image to upload', 1: '%{smart_count} images to upload' },
    uploadingXFiles: { 0: 'Images', 1: 'Images' },
    processingXFiles: { 0: 'Images', 1: 'Images' },
    uploadComplete: 'Uploaded',
    removeFile: 'Remove %{file}',
    retryUpload: 'Retry',
    editFileWithFilename: 'Describe %{file}',
    editing: 'Describe %{file}',
    finishEditingFile: 'Cancel',
    saveChanges: 'Save Changes',
    cancel: 'Cancel',
  },
  pluralize,
});

type Fields = Extract<DashboardOptions<Meta, Body>['metaFields'], unknown[]>;

/** The questions about each file, with the labels of the dialog that edits an image. */
export const imageFields: Fields = [
  {
    id: 'category',
    name: 'Category',
    render: ({ value, onChange, form }, h) =>
      h('input', {
        ...question('category', onChange),
        value,
        form,
        maxLength: maxLengths.category,
        placeholder: 'e.g., Wedding Dress, Suit, Alterations',
        autoCapitalize: 'words',
        enterKeyHint: 'next',
        'data-uppy-super-focusable': true,
      }),
  },
  {
    id: 'caption',
    name: 'Caption',
    render: ({ value, onChange }, h) =>
      h('textarea', {
        ...question('caption', onChange),
        value,
        rows: 3,
        maxLength: maxLengths.caption,
        placeholder: 'Describe this piece...',
      }),
  },
];

/** Attributes of a field; the Dashboard's label refers to this id. */
const question = (id: string, onChange: (value: string) => void) => ({
  id: `uppy-Dashboard-FileCard-input-${id}`,
  className: 'uppy-Dashboard-FileCard-input',
  autoComplete: 'off',
  onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange(currentTarget.value),
});
