import type { Translated } from '@puente/contract'
import type { documentMessages as spanish } from './messages-documents.es.ts'

export const documentMessages: Translated<typeof spanish> = {
  'document-too-large': {
    what: 'The file has {size, select, none {more than {maxSize}} other {{size} and you can send up to {maxSize}}}.',
    money: 'We did not save it and no money moved.',
    next: 'Choose a smaller one or take a photo with a lower resolution.',
  },
  'document-empty': {
    what: 'The file is empty.',
    money: 'No money moved.',
    next: 'Open it to check that it has content and choose another.',
  },
  'document-type-unknown': {
    what: 'The file is not a PDF or a JPEG, PNG or WebP photo, even if its name says so.',
    money: 'No money moved.',
    next: 'Save it as PDF or take a photo, and send it again.',
  },
  'document-corrupt': {
    what: 'The file is damaged: we could not open all of it.',
    money: 'No money moved.',
    next: 'Open it to check it, save it again and send it once more.',
  },
  'document-too-complex': {
    what: 'The file has too many parts and we could not open it.',
    money: 'We did not save it and no money moved.',
    next: 'Print it again as PDF, or send a photo of each page.',
  },
  'document-locked': {
    what: 'The PDF needs a password to open.',
    money: 'No money moved.',
    next: 'Save a copy without a password and send it.',
  },
  'document-too-many-pixels': {
    what: 'The image has {width} × {height} pixels, more than we can open.',
    money: 'No money moved.',
    next: 'Send one of up to {maxMegapixels} megapixels: a normal phone photo is enough.',
  },
  'document-too-few-pixels': {
    what: 'The image is so small that it is not legible: it has {width} × {height} pixels.',
    money: 'No money moved.',
    next: 'Take the photo from closer or send the original.',
  },
  'document-already-sent': {
    what: 'You have already sent us this same file.',
    money: 'We saved it only once and no money moved.',
    next: 'Check your documents; if we asked for another, choose a different file.',
  },
  'document-infected': {
    what: 'The antivirus found a virus in the file.',
    money: 'We did not save it and no money moved.',
    next: 'Check your device with an antivirus and send another copy or a photo.',
  },
  'document-in-review': {
    what: 'We are already checking this document.',
    money: 'No money moved.',
    next: 'Wait for the answer; if another is needed, we will ask you for it.',
  },
  'document-decided': {
    what: 'The check of this document has ended.',
    money: 'No money moved.',
    next: 'Reload the page to see the result.',
  },
  'document-gone': {
    what: 'The content of this document is no longer kept.',
    money: 'No money moved.',
    next: 'If you need it, send it again.',
  },
  'upload-elsewhere': {
    what: 'This file is being sent from another window.',
    money: 'No money moved.',
    next: 'Continue from where it was, or send it again.',
  },
  'upload-ended': {
    what: 'The upload of this file has ended, or more than a day has passed.',
    money: 'No money moved.',
    next: 'Choose the file and send it again.',
  },
  'upload-differs': {
    what: 'The file you chose is not the one you had partly sent.',
    money: 'No money moved.',
    next: 'Choose it again and we send it in full.',
  },
  'upload-incomplete': {
    what: 'A part of the file is still missing.',
    money: 'No money moved.',
    next: 'Continue the upload from where it was.',
  },
  'too-many-uploads': {
    what: 'You have {most} partly sent files.',
    money: 'No money moved.',
    next: 'Finish or cancel one before you start another.',
  },
  'link-ended': {
    what: 'This link to the document has expired.',
    money: 'No money moved.',
    next: 'Open the document again from the list.',
  },
}
