/**
 * A document of the demo world as a PDF of one page, plainly fictitious. The same lines give the same bytes, and other
 * lines different ones, so that no document of a customer occurs twice. Only Latin letters without diacritics, for
 * which PDFs need no embedded font.
 */
export function documentPdf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, '')}) Tj T*`).join('\n')
  const stream = `BT /F1 14 Tf 72 760 Td 22 TL\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const tableAt = file.length
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${tableAt}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
