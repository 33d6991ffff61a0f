/**
 * The subtypes of each MIME type group, with their file extensions unless the extension equals the subtype.
 * Contains the types of WordPress (`wp_get_mime_types()`), newer formats, and alternative names.
 */
const subtypes: Readonly<Record<string, string>> = {
  image: `
    avif bmp gif heic heif jpeg:jpg,jpeg,jpe,jfif png svg+xml:svg tiff:tif,tiff
    vnd.microsoft.icon:ico webp x-icon:ico`,
  video: `
    3gpp:3gp,3gpp 3gpp2:3g2,3gp2 avi divx mp4:mp4,m4v mpeg:mpeg,mpg,mpe ogg:ogv quicktime:mov,qt
    webm x-flv:flv x-matroska:mkv x-ms-asf:asf,asx x-ms-wmv:wmv x-msvideo:avi`,
  audio: `
    aac aiff:aif,aiff flac midi:mid,midi mp4:m4a,m4b mpeg:mp3,m4a,m4b ogg:ogg,oga opus wav
    webm:weba x-m4a:m4a x-matroska:mka x-ms-wma:wma x-realaudio:ra,ram x-wav:wav`,
  text: `
    calendar:ics css csv html:htm,html markdown:md plain:txt,asc,c,cc,h,srt,log richtext:rtx
    tab-separated-values:tsv vtt xml`,
  application: `
    json msword:doc,dot pdf rtf vnd.apple.keynote:key vnd.apple.numbers:numbers
    vnd.apple.pages:pages vnd.ms-excel:xls,xla,xlt,xlw
    vnd.ms-excel.sheet.binary.macroenabled.12:xlsb vnd.ms-excel.sheet.macroenabled.12:xlsm
    vnd.ms-powerpoint:ppt,pot,pps vnd.ms-powerpoint.presentation.macroenabled.12:pptm
    vnd.ms-powerpoint.slideshow.macroenabled.12:ppsm vnd.ms-word.document.macroenabled.12:docm
    vnd.ms-xpsdocument:xps vnd.oasis.opendocument.chart:odc vnd.oasis.opendocument.database:odb
    vnd.oasis.opendocument.formula:odf vnd.oasis.opendocument.graphics:odg
    vnd.oasis.opendocument.presentation:odp vnd.oasis.opendocument.spreadsheet:ods
    vnd.oasis.opendocument.text:odt
    vnd.openxmlformats-officedocument.presentationml.presentation:pptx
    vnd.openxmlformats-officedocument.presentationml.slideshow:ppsx
    vnd.openxmlformats-officedocument.presentationml.template:potx
    vnd.openxmlformats-officedocument.spreadsheetml.sheet:xlsx
    vnd.openxmlformats-officedocument.spreadsheetml.template:xltx
    vnd.openxmlformats-officedocument.wordprocessingml.document:docx
    vnd.openxmlformats-officedocument.wordprocessingml.template:dotx vnd.rar:rar
    wordperfect:wp,wpd gzip:gz,gzip rar x-7z-compressed:7z x-bzip2:bz2 x-gzip:gz,gzip
    x-rar-compressed:rar x-tar:tar x-xz:xz x-zip-compressed:zip xml zip`,
};

/** Alternative names of types in another group. */
const aliases: ReadonlyMap<string, string> = new Map([['text/rtf', 'application/rtf']]);

/**
 * The file extensions of a lower-case MIME type (`image/jpeg`, or `image/` and a star), lower-case and
 * without a dot. Empty for unknown types and for `*` as both parts.
 */
export function extensionsOf(accepted: string): string[] {
  const [, group = '', wanted] = /^(\w+)\/(.+)$/.exec(aliases.get(accepted) ?? accepted) ?? [];
  const known = Object.hasOwn(subtypes, group) ? subtypes[group] : undefined;
  return (known?.trim().split(/\s+/) ?? []).flatMap((entry) => {
    const [name = '', extensions = name] = entry.split(':');
    return wanted === name || wanted === '*' ? extensions.split(',') : [];
  });
}
