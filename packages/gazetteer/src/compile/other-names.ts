/**
 * Names in common use that GeoNames' list of places lacks: old names, names in other languages and
 * abbreviations. A line is a country, the GeoNames name, and the other names; a name after '!' is
 * the one to display.
 */
export const otherNames = `
US New York City = !New York, NYC, NY, Big Apple, Nueva York
US Los Angeles = LA, L.A.
US San Francisco = SF, San Fran, Frisco
US Washington = Washington D.C., Washington DC, Washington District of Columbia
US Philadelphia = Philly
US Las Vegas = Vegas
US New Orleans = NOLA, Nouvelle-Orléans
US The Bronx = !Bronx
US Fort Worth = DFW
US Saint Paul = Twin Cities
US Saint Petersburg = St Pete
US Atlanta = ATL
US Chicago = Chi-Town
US Honolulu = Oahu
GB London = Londres, Londra, Londen, Londyn, Greater London, Central London, Лондон
GB City of London = Square Mile
GB Edinburgh = Edinburg, Édimbourg
GB Newcastle upon Tyne = Newcastle
GB Kingston upon Hull = !Hull
GB Stoke-on-Trent = Stoke
GB Brighton = Brighton and Hove
GB Cardiff = Caerdydd
GB Swansea = Abertawe
GB Southend-on-Sea = Southend
GB Derry = Londonderry
GB Birmingham = Brum
IE Dublin = Baile Átha Cliath
IE Dún Laoghaire = Dun Laoire
DE Munich = München, Monaco di Baviera, Múnich, Monachium
DE Köln = !Cologne, Colonia, Koln, Keulen, Kolonia
DE Nuremberg = Nürnberg, Norimberga, Nurnberg
DE Hannover = Hanover
DE Frankfurt am Main = Frankfurt, Francfort
DE Braunschweig = Brunswick
DE Aachen = Aix-la-Chapelle, Aken
DE Regensburg = Ratisbon
DE Mainz = Mayence
DE Trier = Treves
DE Leipzig = Lipsia
DE Dresden = Dresde
DE Hamburg = Hambourg, Hamburgo, Amburgo
DE Berlin = Berlín, Berlino, Berlijn
DE Bremen = Brême
AT Vienna = Wien, Vienne, Viena, Bécs, Wenen
AT Graz = Gratz
CH Zürich = Zurich, Zurigo
CH Genève = !Geneva, Genf, Ginevra, Ginebra
CH Bern = Berne, Berna
CH Basel = Bâle, Basle, Basilea
CH Luzern = !Lucerne, Lucerna
CH Lausanne = Losanna
FR Paris = París, Parigi, Parijs, Paryż
FR Marseille = Marseilles, Marsella, Marsiglia
FR Lyon = Lyons, Lione
FR Strasbourg = Straßburg, Estrasburgo
FR Nice = Nizza, Niza
FR Bordeaux = Burdeos
FR Toulouse = Tolosa
IT Rome = Roma, Rom
IT Milan = Milano, Mailand, Milán
IT Florence = Firenze, Florenz, Florencia
IT Venice = Venezia, Venedig, Venecia, Venise
IT Naples = Napoli, Neapel, Nápoles
IT Turin = Torino, Turín
IT Genoa = Genova, Genua, Gênes
IT Bologna = Bolonia, Bologne
IT Padova = Padua, Padoue
IT Siracusa = Syracuse
IT Bolzano = Bozen
IT Livorno = Leghorn
ES Sevilla = !Seville, Séville, Sevilha
ES Madrid = Madri
ES Zaragoza = Saragossa, Saragosse
ES Córdoba = Cordova
ES Palma = Palma de Mallorca, Majorca
ES A Coruña = La Coruña, Corunna
ES Donostia / San Sebastián = !San Sebastián, Donostia
ES Pamplona = Iruña
ES Gasteiz / Vitoria = !Vitoria-Gasteiz, Vitoria, Gasteiz
ES Bilbao = Bilbo
ES Alicante = Alacant
PT Lisbon = Lisboa, Lissabon, Lisbonne, Lisbona
PT Porto = Oporto
NL The Hague = Den Haag, 's-Gravenhage, La Haye, La Haya
NL 's-Hertogenbosch = Den Bosch
BE Brussels = Bruxelles, Brussel, Brüssel, Bruselas
BE Antwerpen = !Antwerp, Anvers
BE Gent = !Ghent, Gand
BE Brugge = !Bruges
BE Liège = Luik, Lüttich
BE Leuven = Louvain
BE Mechelen = Malines
BE Namur = Namen
DK Copenhagen = København, Kopenhagen, Kobenhavn, Copenhague
DK Århus = Aarhus
SE Stockholm = Estocolmo, Stoccolma
FI Helsinki = Helsingfors
FI Turku = Åbo
FI Tampere = Tammerfors
NO Oslo = Christiania, Kristiania
PL Warsaw = Warszawa, Warschau, Varsovie, Varsovia
PL Kraków = Cracow, Krakau, Cracovia
PL Wrocław = Breslau
PL Gdańsk = Danzig
PL Poznań = Posen
PL Szczecin = Stettin
CZ Prague = Praha, Prag, Praga
CZ Brno = Brünn
CZ Pilsen = Plzeň
SK Bratislava = Pressburg, Pozsony
HU Budapest = Budapeszt
RO Bucharest = București, Bukarest, Bucarest
RO Cluj-Napoca = Cluj, Klausenburg, Kolozsvár
RO Iaşi = Jassy
RO Timişoara = Temeswar
BG Sofia = Sofija, София
RS Belgrade = Beograd, Belgrad, Belgrado
HR Zagreb = Agram
HR Dubrovnik = Ragusa
SI Ljubljana = Laibach
GR Athens = Athína, Athina, Athen, Athènes, Atenas, Atene, Αθήνα
GR Thessaloníki = Thessaloniki, Salonica, Saloniki
GR Piraeus = Pireas
GR Irákleion = Heraklion, Iraklio
RU Moscow = Moskva, Moskau, Moscou, Moscú, Mosca, Moskwa, Москва
RU Saint Petersburg = Leningrad, Sankt-Peterburg, Petrograd, Санкт-Петербург
RU Volgograd = Stalingrad
RU Yekaterinburg = Ekaterinburg, Sverdlovsk
RU Nizhniy Novgorod = Nizhny Novgorod, Gorky
RU Kaliningrad = Königsberg
UA Kyiv = Kiev, Kiew, Kyjiw, Київ
UA Lviv = Lvov, Lwów, Lemberg
UA Kharkiv = Kharkov
UA Odesa = Odessa
UA Dnipro = Dnipropetrovsk
BY Minsk = Mensk
LT Vilnius = Vilna, Wilno
EE Tallinn = Reval
MD Chisinau = Kishinev
TR Istanbul = İstanbul, Constantinople, Estambul, Stamboul
TR İzmir = Smyrna
TR Ankara = Angora
TR Gaziantep = Antep
TR Trabzon = Trebizond
TR Antalya = Adalia
GE Tbilisi = Tiflis
AM Yerevan = Erevan, Jerewan
AZ Baku = Bakı
IN Mumbai = Bombay, Bombaim, Mumbay, मुंबई
IN Kolkata = Calcutta, Kalkutta, কলকাতা
IN Chennai = Madras, சென்னை
IN Bengaluru = Bangalore, Bengalooru
IN Delhi = Dilli, दिल्ली
IN New Delhi = Nueva Delhi, Neu-Delhi
IN Pune = Poona
IN Varanasi = Benares, Banaras
IN Vadodara = Baroda
IN Kochi = Cochin, Ernakulam
IN Thiruvananthapuram = Trivandrum
IN Mysuru = Mysore
IN Mangaluru = Mangalore
IN Puducherry = Pondicherry, Pondichéry
IN Prayagraj = Allahabad
IN Gurugram = Gurgaon
IN Visakhapatnam = Vizag
IN Kanpur = Cawnpore
IN Kozhikode = Calicut
IN Guwahati = Gauhati
IN Shimla = Simla
IN Tiruchirappalli = Trichy, Trichinopoly
IN Thanjavur = Tanjore
IN Panjim = Panaji
IN Vijayawada = Bezawada
IN Hyderabad = Haidarabad
BD Dhaka = Dacca, ঢাকা
BD Chattogram = Chittagong
PK Karachi = Kurrachee, کراچی
PK Lahore = Lahor, لاہور
PK Faisalabad = Lyallpur
NP Kathmandu = Katmandu
MM Yangon = Rangoon
TH Bangkok = Krung Thep, BKK, กรุงเทพ
TH Chiang Mai = Chiangmai
TH Nakhon Ratchasima = Korat
VN Ho Chi Minh City = Saigon, Sài Gòn, HCMC, Thành phố Hồ Chí Minh
VN Hanoi = Hà Nội, Ha Noi
VN Da Nang = Danang, Đà Nẵng
KH Phnom Penh = Pnom Penh
LA Vientiane = Viangchan
MY Kuala Lumpur = KL
MY George Town = Georgetown, Penang
MY Malacca = Melaka
MY Johor Bahru = JB
ID Jakarta = Batavia, Djakarta
ID Yogyakarta = Jogjakarta, Jogja, Yogya
ID Makassar = Ujung Pandang
ID Bandung = Bandoeng
ID Denpasar = Bali
PH Quezon City = QC
PH Manila = Maynila, Metro Manila
CN Beijing = Peking, Pékin, Pequim, 北京
CN Shanghai = Schanghai, Xangai, 上海
CN Guangzhou = Canton, 广州
CN Nanjing = Nanking
CN Chongqing = Chungking
CN Tianjin = Tientsin
CN Xi'an = Sian
CN Xiamen = Amoy
CN Hangzhou = Hangchow
CN Suzhou = Soochow
CN Shenzhen = 深圳
HK Hong Kong = HK, Hongkong, Xianggang, 香港
MO Macau = Macao
TW Taipei = Taibei, Taipeh, 台北
TW Kaohsiung = Gaoxiong
JP Tokyo = Tōkyō, Tokio, 東京
JP Osaka = Ōsaka, 大阪
JP Kyoto = Kyōto, Kioto, 京都
JP Yokohama = 横浜
KR Seoul = Soul, Séoul, Seúl, 서울
KR Busan = Pusan, 부산
KR Incheon = Inchon
KR Daegu = Taegu
MN Ulan Bator = Ulaanbaatar
UZ Tashkent = Toshkent
UZ Samarkand = Samarqand
KZ Astana = Nur-Sultan
KZ Almaty = Alma-Ata
AF Kabul = Kabol
IR Tehran = Teheran, تهران
IR Isfahan = Esfahan
IQ Baghdad = Bagdad, بغداد
IQ Mosul = Al Mawsil
IQ Basrah = Basra, Al Basrah
IQ Erbil = Arbil, Hewler
SY Damascus = Damas, Dimashq
SY Aleppo = Halab
LB Beirut = Beyrouth, Bayrut, بيروت
IL Jerusalem = Yerushalayim, Al-Quds
IL Tel Aviv = Tel Aviv-Yafo, Tel-Aviv
SA Riyadh = Riyad, Ar Riyad, الرياض
SA Jeddah = Jiddah, Djeddah, Jedda
SA Makkah = Mecca
SA Medina = Madinah, Al Madinah
OM Muscat = Masqat
QA Doha = Ad Dawhah
KW Kuwait City = Al Kuwayt
AE Dubai = Dubayy, دبي
AE Abu Dhabi = Abu Zaby, أبوظبي
AE Sharjah = Ash Shariqah
EG Cairo = Al Qahirah, Kairo, Le Caire, El Cairo, القاهرة
EG Alexandria = Al Iskandariyah, Alexandrie
EG Giza = Al Jizah, Gizah
EG Port Said = Bur Said
SD Khartoum = Khartum
LY Tripoli = Tarabulus
TN Tunis = Túnez
DZ Algiers = Alger, Argel
DZ Oran = Wahran
MA Casablanca = Dar el Beida, Casa
MA Marrakesh = Marrakech, Marraquexe
MA Tangier = Tanger
MA Fes = Fez, Fès
GH Accra = Akra
GH Takoradi = Sekondi-Takoradi, Sekondi
BJ Cotonou = Kotonou
NG Lagos = Eko, Lagos City, Lasgidi
NG Abuja = FCT Abuja
NG Osogbo = Oshogbo
NG Port Harcourt = PH City, Pitakwa
NG Benin City = Benin
CM Douala = Duala
CD Kinshasa = Léopoldville, Leopoldville
CD Lubumbashi = Élisabethville
CD Kisangani = Stanleyville
AO Luanda = Loanda
ET Addis Ababa = Addis Abeba, Addis, Finfinne
ER Asmara = Asmera
SO Mogadishu = Muqdisho, Mogadiscio
TZ Dar es Salaam = Dar, Dar-es-Salam
TZ Zanzibar = Unguja
MZ Maputo = Lourenço Marques
ZA Johannesburg = Joburg, Jozi, Jo'burg, Egoli
ZA Cape Town = Kaapstad, Le Cap, Ciudad del Cabo
ZA Pretoria = Tshwane
ZA Durban = eThekwini
ZA Gqeberha = Port Elizabeth
ZA East London = Oos-Londen
MG Antananarivo = Tananarive, Tana
CA Québec = Quebec City, Ville de Québec
CA Toronto = T.O.
CA Trois-Rivières = Three Rivers
MX Mexico City = Ciudad de México, CDMX, Mexico DF, México D.F., Ciudad de Mexico, Mexiko-Stadt, Mexico Ciudad
MX Oaxaca = Oaxaca City, Oaxaca de Juárez
MX Puebla = Puebla City, Puebla de Zaragoza
MX Tijuana = TJ
MX Ciudad Juárez = Juárez
GT Guatemala City = Ciudad de Guatemala
GT Antigua Guatemala = La Antigua, Antigua
PA Panamá = Panama City, Ciudad de Panamá
CU Havana = La Habana, Habana, La Havane
DO Santo Domingo = Ciudad Trujillo
HT Port-au-Prince = Pòtoprens
TT Port of Spain = POS
BR São Paulo = Sampa
BR Rio de Janeiro = Rio, Río de Janeiro
BR Salvador = Salvador da Bahia, Bahia, Salvador de Bahia
BR Belém = Belem, Belem do Para
AR Buenos Aires = Baires, CABA, Capital Federal
CL Santiago = Santiago de Chile
PE Cusco = Cuzco
CO Bogotá = Bogota, Santa Fe de Bogotá
CO Cartagena = Cartagena de Indias
VE Caracas = Santiago de León de Caracas
NZ Auckland = Tāmaki Makaurau
NZ Wellington = Te Whanganui-a-Tara
NZ Christchurch = Ōtautahi
`;

/**
 * Boroughs and quarters that people write as their town. A line is a country, the region's code in GeoNames, the name,
 * latitude, longitude, the approximate population, and the other names.
 */
export const quarters = `
US NY Manhattan 40.7834 -73.9662 1694000
US NY Staten Island 40.5623 -74.1399 468730
US NY Flushing 40.7654 -73.8318 72000
US NY Crown Heights 40.6694 -73.9422 143000
US NY Bedford-Stuyvesant 40.6872 -73.9418 157000 = Bed-Stuy, Bed Stuy
US NY Jamaica 40.6915 -73.8057 216000 = Jamaica Queens
US NY Lower East Side 40.7150 -73.9843 72000
US NY SoHo 40.7233 -74.0030 18000
US NY Long Island 40.7891 -73.1350 2900000
US NY Westchester 41.0340 -73.7629 1000000 = Westchester County
US CA Inglewood 33.9617 -118.3531 109000
GB ENG Hackney 51.5450 -0.0553 259000
GB ENG Dalston 51.5460 -0.0750 36000
GB ENG Shoreditch 51.5265 -0.0780 30000
GB ENG Soho 51.5131 -0.1312 12000
GB ENG Brixton 51.4613 -0.1156 78000
GB ENG Peckham 51.4740 -0.0690 72000
GB ENG Tottenham 51.6037 -0.0679 130000
GB ENG Camden Town 51.5406 -0.1433 26000 = Camden
GB ENG Notting Hill 51.5095 -0.1960 30000
GB ENG Whitechapel 51.5165 -0.0670 35000
GB ENG Mayfair 51.5094 -0.1475 5000 = Savile Row
GB ENG Tooting 51.4275 -0.1680 70000
GB ENG Lewisham 51.4614 -0.0117 66000
GB ENG Woolwich 51.4889 0.0670 84000
NG 05 Surulere 6.5015 3.3581 504000
NG 05 Yaba 6.5095 3.3711 130000
NG 05 Victoria Island 6.4281 3.4219 50000 = VI Lagos
NG 05 Ikoyi 6.4520 3.4360 100000
NG 05 Lekki 6.4463 3.4772 401272 = Lekki Phase 1
NG 05 Ajah 6.4698 3.5852 300000
NG 05 Festac Town 6.4667 3.2833 80000 = Festac
NG 05 Oshodi 6.5570 3.3430 620000
NG 05 Mushin 6.5283 3.3540 633000
NG 05 Gbagada 6.5530 3.3890 60000
NG 05 Maryland 6.5703 3.3670 40000
NG 11 Wuse 9.0765 7.4706 60000 = Wuse 2
NG 11 Garki 9.0333 7.4833 50000
NG 11 Maitama 9.0880 7.4930 20000
NG 11 Gwarinpa 9.1090 7.4010 100000
GH 01 East Legon 5.6360 -0.1660 60000
GH 01 Osu 5.5573 -0.1864 60000
KE 05 Westlands -1.2676 36.8108 247000
KE 05 Eastleigh -1.2750 36.8500 300000
ZA 06 Sandton -26.1076 28.0567 222000
ZA 06 Soweto -26.2678 27.8585 1695047
AE 03 Deira 25.2711 55.3075 100000
AE 03 Bur Dubai 25.2532 55.2972 80000
FR 11 Montmartre 48.8867 2.3431 30000
FR 11 Château Rouge 48.8875 2.3495 20000
KR 11 Gangnam 37.4979 127.0276 527000
KR 11 Dongdaemun 37.5744 127.0396 340000
JP 40 Harajuku 35.6702 139.7027 10000
JP 40 Shibuya 35.6620 139.7040 240000
IN 07 Karol Bagh 28.6510 77.1900 100000
IN 19 Koramangala 12.9352 77.6245 100000
CA 08 Scarborough 43.7722 -79.2567 632000
CA 08 North York 43.7615 -79.4111 869000
CA 08 Etobicoke 43.6205 -79.5132 365000
`;
