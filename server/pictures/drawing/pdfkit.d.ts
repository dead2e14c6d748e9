import 'pdfkit';

/** Options of pdfkit 0.20 that its types lack. */
declare global {
  namespace PDFKit.Mixins {
    interface AnnotationOption {
      structParent?: PDFStructureElement;
    }
  }
}
