import { vi } from 'vitest';

interface SentFile {
  url: string;
  type: string | undefined;
  file: Blob;
}

/**
 * Replaces the store that receives files by PUT: accepts everything and records the requests. `status` and `text` are
 * its answer; status 0 is a broken connection. An upload stops at half if `isHeld`, until `release`. `aborted` counts the
 * connections that the client ended.
 */
export function fakeStore() {
  const store = {
    sent: [] as SentFile[],
    aborted: 0,
    status: 200,
    text: '',
    isHeld: false,
    release: () => {},
    onSent: () => {},
  };
  class FakeRequest {
    upload: Partial<XMLHttpRequestUpload> = {};
    onload?: () => void;
    onerror?: () => void;
    status = 0;
    responseText = '';
    #request: SentFile = { url: '', type: undefined, file: new Blob() };
    open(_method: string, url: string) {
      this.#request.url = url;
    }
    setRequestHeader(_name: string, value: string) {
      this.#request.type = value;
    }
    getResponseHeader() {
      return null;
    }
    abort() {
      store.aborted += 1;
    }
    send(file: Blob) {
      store.sent.push({ ...this.#request, file });
      store.onSent();
      const half = { lengthComputable: true, loaded: file.size / 2, total: file.size };
      this.upload.onprogress?.call(this as never, half as ProgressEvent);
      if (store.isHeld) store.release = () => this.#answer();
      else queueMicrotask(() => this.#answer());
    }
    #answer() {
      this.status = store.status;
      this.responseText = store.text;
      if (store.status === 0) this.onerror?.();
      else this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return store;
}
