import type { AwsBody } from '@uppy/aws-s3';
import type Uppy from '@uppy/core';
import type { Meta, UppyFile } from '@uppy/core';

export type Uploader = Uppy<Meta, AwsBody>;
export type UploaderFile = UppyFile<Meta, AwsBody>;
