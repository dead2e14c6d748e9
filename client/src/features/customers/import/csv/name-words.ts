/** Headings of names, in the languages of common programs and of tailors' own lists. A heading is one of them as a whole. */
export const nameHeadings = {
  whole: `name, names, full name, fullname, whole name, display name, displayed name, name and surname, first and last name, file as name,
    name full, ful name, nom complet, nom et prenom, nom prenom, prenom et nom, prenom nom, noms, nom affiche, nom, nombre, nombres, nombre completo,
    nombre y apellidos, nombre y apellido, nombres y apellidos, apellidos y nombre, apellidos y nombres, nombre apellidos, mostrar nombre,
    nome, nome completo, nome e cognome, cognome e nome, nome cognome, cognome nome, nominativo, nome e sobrenome, nome e apelido, nomes,
    nome visualizzato, nome de exibicao, vor und nachname, vor und zuname, vorname und nachname, vorname nachname, nachname vorname,
    name vorname, vorname name, vollstandiger name, vollname, anzeigename, ganzer name, naam, volledige naam, voor en achternaam, weergavenaam,
    namn, fullstandigt namn, for och efternamn, navn, fulde navn, fullt navn, nimi, nev, teljes nev, meno a priezvisko, jmeno a prijmeni,
    cele jmeno, imie i nazwisko, nazwisko i imie, nazwa wyswietlana, nazwa klienta, imya familiya, nume complet, nume si prenume, ime i prezime,
    ad, adi, isim, ad soyad, adi soyadi, ad ve soyad, isim soyisim, adi ve soyadi, goruntulenen ad, ism, tam ad,
    фио, ф и о, имя, имя и фамилия, имя фамилия, фамилия и имя, фамилия имя, фамилия имя отчество, полное имя, отображаемое имя, піб, імя, ім я,
    прізвище та імя, име, име и фамилия, ονομα, ονοματεπωνυμο, ονομα επωνυμο, πληρες ονομα,
    الاسم, اسم, الاسم الكامل, الاسم كامل, الاسم واللقب, الاسم و اللقب, نام, نام و نام خانوادگی, שם, שם מלא,
    नाम, पूरा नाम, নাম, நாம், பெயர், jina, majina, jina kamili, suna, cikakken suna, oruko, aha, nama, nama lengkap, name number, name phone, names numbers, name contact, naam, student, student name, pupil, child, child name, bride, groom, model, ho ten, ho va ten, ten,
    姓名, 名字, 名称, 全名, 氏名, 名前, お名前, 이름, 성명, ชื่อ, ชื่อ นามสกุล`,
  given: `first name, firstname, first, given name, givenname, given names, first names, forename, forenames, christian name, fname, f name, other names first,
    prenom, prenoms, vorname, vornamen, rufname, nombre de pila, primer nombre, nome proprio, primeiro nome, primo nome, voornaam, voornamen,
    fornamn, fornavn, etunimi, keresztnev, utonev, imie, imiona, jmeno, krestni jmeno, meno, prenume, ime, ilk ad, ilk isim, on ad, onad,
    first name s, имя клиента собственное, собственное имя, имена, الاسم الاول, الاسم الشخصي, الاسم الأول, שם פרטי, पहला नाम, jina la kwanza, sunan farko,
    nama depan, ten goi, 名, ชื่อจริง, ονομα μικρο`,
  middle: `middle name, middlename, middle, second name, additional name, additional names, other name, other names, othernames, middle initial, deuxieme prenom,
    autre prenom, autres prenoms, second prenom, segundo nombre, nombre adicional, secondo nome, nome do meio, segundo nome, zweiter vorname,
    weitere vornamen, weitere namen, 2 vorname, mittelname, tussenvoegsel, tweede naam, mellannamn, mellomnavn, mellemnavn, drugie imie, ikinci ad, ikinci isim, orta ad,
    отчество, второе имя, اسم الاب, الاسم الاوسط, الاسم الثاني, jina la kati, nama tengah`,
  family: `last name, lastname, last, surname, sur name, family name, familyname, family, lname, l name, second surname,
    nom de famille, nom famille, nachname, familienname, zuname, apellido, apellidos, primer apellido, apellido paterno, apellido materno, segundo apellido,
    cognome, cognomi, sobrenome, sobrenomes, ultimo nome, apelido, apelidos, achternaam, familienaam, efternamn, etternavn, efternavn, sukunimi,
    vezeteknev, csaladnev, nazwisko, nazwiska, prijmeni, priezvisko, prezime, nume de familie, soyad, soyadi, soyisim, soy isim,
    фамилия, фамилии, прізвище, επωνυμο, επιθετο, اللقب, الكنيه, اسم العائله, الاسم الاخير, العائله, نام خانوادگی, שם משפחה, उपनाम, कुलनाम,
    jina la ukoo, jina la mwisho, jina la familia, sunan mahaifi, nama belakang, ho, 姓, 姓氏, นามสกุล`,
  prefix: `title, salutation, prefix, name prefix, honorific, honorific prefix, courtesy title, anrede, titel, civilite, titre, tratamiento, titulo, titolo, appellativo, aanhef,
    обращение, unvan, hitap, اللقب الشرفي, pronoun`,
  suffix: `suffix, name suffix, honorific suffix, namenssuffix, namenszusatz, suffixe, sufijo, suffisso, sufixo, achtervoegsel, суффикс, sonek`,
  nickname: `nickname, nick name, nick, alias, pet name, known as, also known as, a k a, aka, surnom, spitzname, apodo, sobrenombre, soprannome, alcunha, bijnaam, roepnaam,
    przydomek, псевдоним, прозвище, takma ad, lakap, rumuz, الاسم المستعار, لقب, jina la utani, whatsapp name, profile name, saved as, saved name`,
  company: `company, company name, companyname, business, business name, businessname, organization, organisation, organization name, organisation name, org, firm,
    organization 1 name, account company, brand name, shop, shop name, boutique, store name, trading name,
    firma, firmenname, unternehmen, societe, entreprise, nom de la societe, nom entreprise, raison sociale, empresa, nombre de la empresa, razon social, compania,
    azienda, societa, ditta, nome azienda, ragione sociale, nome da empresa, razao social, companhia, organizacao, organizacion, organizzazione, bedrijf, bedrijfsnaam,
    foretag, virksomhed, yritys, spolka, organizacja, nazwa firmy, spolecnost, sirket, sirket adi, firma adi, isletme, kurum, organizasyon,
    компания, организация, фирма, название компании, название организации, εταιρεια, الشركه, اسم الشركه, شركه, المؤسسه, חברה, कंपनी, kampuni, perusahaan, cong ty, 公司, 公司名称, 会社, 회사`,
} as const;

/** Words of headings that name the owner of a row: without them 'Name of the client' is 'name', and a heading of them alone is a name. */
export const ownerWords = `cust, client, clients, clientname, customer, customers, customername, contact, contacts, guest, guests, person, people, buyer, member, patron, account holder,
  kunde, kunden, kundin, kundenname, kontakt, kontakte, cliente, clientes, clienta, contacto, contactos, clienti, contatto, contatti, contato, contatos, klant, klanten, klantnaam,
  kund, asiakas, ugyfel, klient, klienci, klienta, zakaznik, musteri, musteriler, musterinin, kisi, kisiler,
  клиент, клиента, клиенты, заказчик, заказчика, заказчики, покупатель, покупателя, контакт, клиентка, πελατης,
  العميل, عميل, الزبون, زبون, العملاء, الزبائن, לקוח, ग्राहक, mteja, wateja, abokin ciniki, onibara, pelanggan, khach hang, 客户, 顧客, 고객`;

/** Small words of headings that say nothing. */
export const smallWords = `the, of, s, a, an, de, del, della, do, da, du, des, la, le, les, el, los, il, lo, l, d, des, der, die, das, van, het, of, your, my, our, ya, wa, details, info, information`;

/** Words that two columns of a name can have before a name: 'Mrs' in a column of titles. */
export const salutations =
  /^(mr|mrs|ms|miss|mx|dr|prof|chief|alhaji|alhaja|hajia|hajiya|mallam|pastor|rev|engr|barr|arc|oba|otunba|madam|mme|mlle|m|herr|frau|sr|sra|srta|sig|sig\.ra|dott|dhr|mevr|mw|bay|bayan|sayın)\.?$/i;
