/** Stems and words of headings of telephone numbers. A stem is the beginning of a word; a word with '=' is the whole word. */
export const phoneWords = {
  mobile: `mobil, mobiel, mobile, =mob, =cell, cellphone, cellular, =cel, celular, cellulare, =gsm, handy, movil, telemovel, portable, =cep, ceptelefon, kannykka, matkapuhelin,
    komork, =kom, mobiltel, smartphone, =hp, =ponsel, мобил, =моб, сотов, =сот, κινητο, جوال, الجوال, موبايل, الموبايل, محمول, المحمول, النقال, نقال, موبایل, همراه,
    נייד, मोबाइल, মোবাইল, 手机, 手機, 携帯, 휴대, มือถือ, di dong`,
  phone: `phone, telephone, =tel, =tels, telefon, telefono, telefone, telefoon, telephon, =fon, =tlf, =tlfn, rufnummer, puhelin, =puh, =contactno, phonenumber, phoneno, mobileno,
    телефон, =тел, τηλεφων, هاتف, الهاتف, تلفون, التلفون, تليفون, التليفون, تلفن, טלפון, फोन, फ़ोन, ফোন, simu, =waya, foonu, ekwenti, telepon, dien thoai, =sdt, 电话, 電話, 전화, โทร, =msisdn, =call, =calls`,
} as const;

/** Headings that can mean a number, a name or a count: the cells decide. */
export const numberHeadings = `sl, number, numbers, no, nos, nr, num, numero, numeros, nummer, n, №, numer, numara, numarasi, номер, nomor, namba, lamba, nomba, رقم, الرقم, رقم العميل, नंबर, 号码, 番号,
  contact, contacts, contact number, contact no, contact numbers, contact nos, contact num, contact details, contact info, client contact, customer contact, kontakt, kontaktdaten, contacto, contatto, contato,
  coordonnees, contacter, iletisim, контакт, контакты, تواصل, التواصل, رقم التواصل, mawasiliano, address book number, contact 1, contact 2`;

/** Words beside a word for a telephone that say where it rings. */
export const placeWords = {
  work: `work, business, office, =biz, =bus, geschaft, geschaftlich, buro, dienst, arbeit, beruf, bureau, travail, professionnel, =pro, trabajo, oficina, trabalho, comercial, escritorio, lavoro, ufficio,
    werk, zakelijk, kantoor, arbete, jobb, arbejde, tyo, sluzbow, praca, =is, ofis, рабоч, =раб, служебн, офис, العمل, المكتب, kazi, 工作, 公司`,
  home: `home, house, residence, =res, landline, =land, fixed, privat, prive, domicile, maison, =fixe, festnetz, zuhause, particular, =casa, domicilio, residencial, =fijo, =fixo, fisso, thuis, =vast, hem, hjem, koti,
    domow, dom, =ev, домашн, =дом, стационар, المنزل, البيت, المنزلي, nyumbani, 住宅, 家庭`,
  other: `=other, =old, =former, previous, =ancien, anterior, antiguo, vecchio, antigo, =eski, стар, قديم, default address, another, alternative, alternate, =alt, secondary, second, additional, more, andere, anderes, weitere, autre, secondaire, otro, otra, alternativ, outro, altro, overig, annan, inny, diger, ikinci, друг, дополн, =доп, اخر, بديل, =2, =3, =4, =5, =ii,
    delivery, shipping, lieferung, livraison, entrega, car, =auto, radio, isdn, callback, =ttytdd, tty`,
  main: `switchboard, zentrale, hauptnummer, centralita, standard, centralino, company, firma, firmen, societe, empresa, azienda, organization, organisation, компани`,
} as const;

/** Words of headings whose numbers are never those of the client: of machines, of papers, of others. */
export const neverPhone = `=asst, fax, telefax, faks, факс, فاكس, الفاكس, telex, teletex, телекс, pager, beeper, funkruf, пейджер, localizador, buscapersonas, cercapersone, radiotelefon, assistant, assistente, asistente, assistent, sekret, secret,
  ассистент, помощник, order, invoice, receipt, bestell, rechnung, commande, facture, pedido, factura, fatura, ordine, fattura, siparis, заказ, счет, =id, =ids, =uid, =uuid, =guid, identifi, account, acct, konto, cuenta, conta, compte, hesap,
  =ref, referen, =code, =kod, kode, codigo, codice, код, serial, =sn, =bill, ticket, =job, item, =qty, quantity, =card, carte, passport, pasaport, reisepass, паспорт, =bvn, =nin, =ssn, =cpf, =cnpj, =cnic, =dni, =nif, =nie, =rut, =rfc, =pan, =aadhaar, aadhar, =tin, =vat, =tva, =iva, steuer, =tax, =siret, =tc, tckimlik, =инн, =снилс,
  =iban, =bic, =bank, street, strasse, plot, =room, flat, hausnummer, =shoe, schuh, size, taglia, talla, tamanho, beden, размер, model, =imei, =sim, carrier, operator, network, netz, =emergency, notfall, urgence, emergencia, emergenza,
  =kin, spouse, husband, wife, mother, father, parent, guardian, brother, sister, daughter, =son, referr, referred, referee, guarantor, friend, relative, partner, agent, =tailor, sales, staff, employee, driver, courier, rider, supplier, manager, ehemann, ehefrau, mari, epouse, marido, esposa,
  since, balance, deposit, price, amount, cost, paid, total, preis, prix, precio, prezzo, preco, fiyat, цена, сумма, =pin, password, loyalty, membership, meter, reg, registration, =pcs, pieces, verified, verification, opt, consent, =dnd, count, extension, =ext, countrycode, prefix, vorwahl, indicatif, hash`;

/** Words of headings of what was noted about a client. */
export const noteHeadings = `note, notes, comment, comments, remark, remarks, memo, memos, observation, observations, notes comments, additional notes, client notes, customer notes, general notes, other notes, extra notes,
  bemerkung, bemerkungen, notiz, notizen, anmerkung, anmerkungen, kommentar, kommentare, notas, nota, observacion, observaciones, comentario, comentarios, apuntes, observacao, observacoes, obs, anotacoes,
  remarque, remarques, commentaire, commentaires, annotation, annotazioni, commento, commenti, osservazioni, opmerking, opmerkingen, notitie, notities, anteckning, anteckningar, merknad, bemaerkning, notater, huomautus, megjegyzes, uwagi, uwaga, notatka, notatki, poznamka, poznamky,
  napomena, not, notlar, aciklama, aciklamalar, yorum, заметка, заметки, примечание, примечания, комментарий, комментарии, примітка, примітки, σημειωση, σημειωσεις, σχολια, ملاحظه, ملاحظات, الملاحظات, تعليق, הערות, टिप्पणी, नोट, maelezo, maoni, bayani, catatan, ghi chu, 备注, 備考, 비고, 메모`;

/** Headings of what only programs need. Their columns are left out unless the user chooses otherwise. */
export const technicalHeadings = `phonetic name, phonetic first name, phonetic middle name, phonetic last name, phonetic given name, phonetic family name, yomi name, given name yomi, additional name yomi, family name yomi, company yomi, given yomi, surname yomi, organization 1 yomi name, file as, initials,
  short name, photo, photo url, avatar, picture, image, language, locale, directory server, mileage, billing information, sensitivity, priority, private, internet free busy, e mail type, e mail display name, e mail 2 type, e mail 2 display name, e mail 3 type, e mail 3 display name,
  added, changed, created, created at, created on, created time, create date, created date, date created, creation date, date added, added on, added at, added time, changed at, updated, updated at, updated on, modified, modified at, modified on, modified time, last modified, last modified date, last updated, last update, date modified, date updated, last activity date, last activity time,
  created by, modified by, owner, contact owner, record id, record owner, uuid, uid, guid, hash, external id, vid, etag, version, checksum, timezone, time zone, color, colour, sync, source file,
  vertraulichkeit, prioritat, prive, criticite, diffusion, caracter, sensibilidad, riservatezza, priorita, gizlilik, oncelik, важность, конфиденциальность, angelegt am, geandert am, erstellt am, cree le, modifie le, creado, modificado, creado el, modificado el, creato il, modificato il, дата создания, дата изменения, olusturma tarihi, degistirme tarihi`;

/** Headings of running numbers and of keys of rows. */
export const runningHeadings = `s n, sn, s no, sno, s nr, sl no, sr no, sr, serial, serial no, serial number, row, row no, row number, line, line no, index, idx, item no, lfd nr, lfd, pos, n d ordre, ordre, ordine, ord, orden, item, lp, l p, sira, sira no, п п, № п п, no п п, م, ت, مسلسل, क्रमांक, 序号, stt, #, №`;

/** Headings of the day on which a client was measured; the first of a file that has several. */
export const dateHeadings = {
  taken: `taken, last measured, last measurement, last taken, date taken, taken on, measured, date measured, measured on, measurement date, measurements date, measuring date, date of measurement, date of measurements, day measured, fitting date, gemessen am, gemessen, massdatum, mass genommen am, date de mesure, date des mesures, date de prise de mesures, mesure le, fecha de medida, fecha de medidas, fecha de medicion, fecha de toma, data misure, data misurazione, data das medidas, data da medida, data de medicao, olcu tarihi, olcum tarihi, дата замера, дата снятия мерок, дата мерок, дата обмера, تاريخ القياس, تاريخ اخذ القياس, tarehe ya kipimo, opmeetdatum, data pomiaru, maat datum`,
  date: `date, day, datum, fecha, data, tarih, tarihi, дата, dato, pvm, تاريخ, التاريخ, दिनांक, तारीख, tarehe, kwanan wata, ojo, tanggal, ngay, 日期, 日付, ημερομηνια`,
} as const;

/** Stems of headings that are known and go to the notes with their heading: they are no names, numbers or measures. */
export const otherWords = `address, adress, adresse, direccion, endereco, indirizzo, adres, адрес, العنوان, عنوان, anwani, street, strasse, rue, calle, rua, via, улица, city, =town, ville, stadt, =ort, ciudad, cidade, citta, sehir, город, المدينه, مدينه, state, region, country, land, pays, pais, paese, ulke, страна, البلد, =zip, postal, postcode, postleitzahl, =plz, codepostal, =cap postale, location, area, landmark, neighborhood, =lga, district, quartier, barrio, bairro, semt, ilce, mahalle,
  =email, =e mail, =mail, mail, courriel, correo, eposta, =e posta, почта, البريد, barua, website, =web, =url, instagram, =ig, facebook, =fb, tiktok, twitter, telegram, linkedin, skype, =im, handle, birthday, birth, =dob, geburtstag, geburtsdatum, anniversaire, naissance, cumpleanos, nacimiento, aniversario, nascimento, compleanno, nascita, verjaardag, geboorte, dogum, рожд, anniversary, الميلاد, =age, =alter, edad, idade, eta, yas, возраст, العمر, gender, =sex, geschlecht, sexe, sexo, sesso, genero, cinsiyet, =пол, الجنس, weight, gewicht, poids, peso, kilo, вес, الوزن,
  label, labels, =tag, =tags, group, gruppe, groupe, grupo, gruppo, grup, группа, categor, kategorie, status, stage, =type, =typ, source, lead, segment, list, =vip, role, job, occupation, profession, department, beruf, puesto, cargo, position, title, style, fabric, material, cloth, garment, outfit, dress code, colour, color, occasion, event, order, delivery, due, collection, pickup, appointment, visit, spent, spend, sales, price, amount, balance, deposit, paid, payment, cost, total, discount, points, credit, currency, quantity, =qty, pieces, count, prendas, number of,
  preferred, gift, marketing, subscri, consent, opt in, opted, blocked, relation, custom, spouse, children, assistant, manager, referred, hobby, keyword, schlagwort, subject, =id, customer id, client id, =ref, reference, account, code, since, last, next, first visit, member, tailor, staff, size, =shoe, bra, fit, posture, body type, unit, units`;
