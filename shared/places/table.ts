// Written by `npm run places` from tests/vectors/places, which has the sources. One string each, because that packs and loads best.

import * as words from '#words/urgent-lines.ts';

/** Country, emergency number, others that work too: only where two sources confirm the number. */
export const numberText =
  'AD116,112|AE998,112,999|AG911|AI911|AL127,112|AM911,103,112|AO112|AR107,911|AS911|AT144,112|AU000,112|AW911|AX112|AZ112,103|BA124|BB511|BD999|BE112|BG112|BH999|BI112|BM911|BN991|BQ911,112|BR192|BS919,911|BT112|BW997|BY103,112|BZ911|CA911,112|CC000,112|CH144,112|CI185|CK999|CL131|CM119|CN120|CO123,125|CR911,112|CU104|CV130|CX000,112|CY112,199|CZ112,155|DE112|DK112|DM999,911|DO911|DZ14|EC911|EE112|EG123|ES112,061|FI112|FJ911|FK999,112|FM911|FO112|FR15,112|GB999,112|GD911|GE112|GF15,112|GG999,112|GH112,193|GI190,112,999|GL112|GM116|GP15,112|GR112,166|GT122,123|GU911|GY913|HK999,112|HN911,195|HR112,194|HT116|HU112,104|ID119,112,118|IE112,999|IL101,112|IM999,112|IN112,108,102|IO112,999|IR115|IS112|IT112,118|JE999,112|JM110,112|JO911,112|JP119|KE999,112|KG103|KH119|KN911|KR119|KW112|KY911|KZ103,112|LA195|LB140,112|LC911|LI144,112|LK1990,110|LR911|LS121|LT112|LU112|LV112|LY1515|MA15,150|MC112,15,18|MD112|ME124,112|MF15,112|MH911|MK194,112|ML15|MN103,105|MO999|MP911|MQ15,112|MT112|MU114|MW998|MX911|MY999,112|MZ117|NE15|NG112|NI128|NL112|NO113,112|NP102|NR111|NZ111|OM9999|PA911|PE106|PG111|PH911,112|PK115,1122|PL112,999|PR911|PS101|PT112|PW911|PY911|QA999|RE15,112|RO112|RS194,112|RU103,112|RW912,112|SA997,911|SC999,112|SE112|SG995|SI112|SK112,155|SL999|SM118|SN18,15|SR115|SS999|SV132,911|SX912,911|SY110|TC911|TH1669|TJ112,103|TN190|TO911,933|TR112|TV911|TW119,112|TZ112,114|UA103,112|UG999,112|US911|UY911,105|UZ103,112|VA112,118|VC911,999|VE911,171|VG911|VI911|VN115|WF15|XK194,112|YT15,112|ZA10177,112|ZM991,999,112';

/** Country and its time zones, with old names. */
export const zoneText =
  'AD:Europe/Andorra|AE:Asia/Dubai|AF:Asia/Kabul|AG:America/Antigua|AI:America/Anguilla|AL:Europe/Tirane|AM:Asia/Yerevan|AO:Africa/Luanda|AQ:Antarctica/Casey,Antarctica/Davis,Antarctica/DumontDUrville,Antarctica/Mawson,Antarctica/McMurdo,Antarctica/Palmer,Antarctica/Rothera,Antarctica/South_Pole,Antarctica/Syowa,Antarctica/Troll,Antarctica/Vostok|AR:America/Argentina/Buenos_Aires,America/Argentina/Catamarca,America/Argentina/ComodRivadavia,America/Argentina/Cordoba,America/Argentina/Jujuy,America/Argentina/La_Rioja,America/Argentina/Mendoza,America/Argentina/Rio_Gallegos,America/Argentina/Salta,America/Argentina/San_Juan,America/Argentina/San_Luis,America/Argentina/Tucuman,America/Argentina/Ushuaia,America/Buenos_Aires,America/Catamarca,America/Cordoba,America/Jujuy,America/Mendoza,America/Rosario|AS:Pacific/Pago_Pago,Pacific/Samoa,US/Samoa|AT:Europe/Vienna|AU:Antarctica/Macquarie,Australia/ACT,Australia/Adelaide,Australia/Brisbane,Australia/Broken_Hill,Australia/Canberra,Australia/Currie,Australia/Darwin,Australia/Eucla,Australia/Hobart,Australia/LHI,Australia/Lindeman,Australia/Lord_Howe,Australia/Melbourne,Australia/NSW,Australia/North,Australia/Perth,Australia/Queensland,Australia/South,Australia/Sydney,Australia/Tasmania,Australia/Victoria,Australia/West,Australia/Yancowinna|AW:America/Aruba|AX:Europe/Mariehamn|AZ:Asia/Baku|BA:Europe/Sarajevo|BB:America/Barbados|BD:Asia/Dacca,Asia/Dhaka|BE:Europe/Brussels|BF:Africa/Ouagadougou|BG:Europe/Sofia|BH:Asia/Bahrain|BI:Africa/Bujumbura|BJ:Africa/Porto-Novo|BL:America/St_Barthelemy|BM:Atlantic/Bermuda|BN:Asia/Brunei|BO:America/La_Paz|BQ:America/Kralendijk|BR:America/Araguaina,America/Bahia,America/Belem,America/Boa_Vista,America/Campo_Grande,America/Cuiaba,America/Eirunepe,America/Fortaleza,America/Maceio,America/Manaus,America/Noronha,America/Porto_Acre,America/Porto_Velho,America/Recife,America/Rio_Branco,America/Santarem,America/Sao_Paulo,Brazil/Acre,Brazil/DeNoronha,Brazil/East,Brazil/West|BS:America/Nassau|BT:Asia/Thimbu,Asia/Thimphu|BW:Africa/Gaborone|BY:Europe/Minsk|BZ:America/Belize|CA:America/Atikokan,America/Blanc-Sablon,America/Cambridge_Bay,America/Coral_Harbour,America/Creston,America/Dawson,America/Dawson_Creek,America/Edmonton,America/Fort_Nelson,America/Glace_Bay,America/Goose_Bay,America/Halifax,America/Inuvik,America/Iqaluit,America/Moncton,America/Montreal,America/Nipigon,America/Pangnirtung,America/Rainy_River,America/Rankin_Inlet,America/Regina,America/Resolute,America/St_Johns,America/Swift_Current,America/Thunder_Bay,America/Toronto,America/Vancouver,America/Whitehorse,America/Winnipeg,America/Yellowknife,Canada/Atlantic,Canada/Central,Canada/East-Saskatchewan,Canada/Eastern,Canada/Mountain,Canada/Newfoundland,Canada/Pacific,Canada/Saskatchewan,Canada/Yukon|CC:Indian/Cocos|CD:Africa/Kinshasa,Africa/Lubumbashi|CF:Africa/Bangui|CG:Africa/Brazzaville|CH:Europe/Zurich|CI:Africa/Abidjan|CK:Pacific/Rarotonga|CL:America/Coyhaique,America/Punta_Arenas,America/Santiago,Chile/Continental,Chile/EasterIsland,Pacific/Easter|CM:Africa/Douala|CN:Asia/Chongqing,Asia/Chungking,Asia/Harbin,Asia/Kashgar,Asia/Shanghai,Asia/Urumqi,PRC|CO:America/Bogota|CR:America/Costa_Rica|CU:America/Havana,Cuba|CV:Atlantic/Cape_Verde|CW:America/Curacao|CX:Indian/Christmas|CY:Asia/Famagusta,Asia/Nicosia,Europe/Nicosia|CZ:Europe/Prague|DE:Europe/Berlin,Europe/Busingen|DJ:Africa/Djibouti|DK:Europe/Copenhagen|DM:America/Dominica|DO:America/Santo_Domingo|DZ:Africa/Algiers|EC:America/Guayaquil,Pacific/Galapagos|EE:Europe/Tallinn|EG:Africa/Cairo,Egypt|EH:Africa/El_Aaiun|ER:Africa/Asmara,Africa/Asmera|ES:Africa/Ceuta,Atlantic/Canary,Europe/Madrid|ET:Africa/Addis_Ababa|FI:Europe/Helsinki|FJ:Pacific/Fiji|FK:Atlantic/Stanley|FM:Pacific/Chuuk,Pacific/Kosrae,Pacific/Pohnpei,Pacific/Ponape,Pacific/Truk,Pacific/Yap|FO:Atlantic/Faeroe,Atlantic/Faroe|FR:Europe/Paris|GA:Africa/Libreville|GB:Europe/Belfast,Europe/London,GB,GB-Eire|GD:America/Grenada|GE:Asia/Tbilisi|GF:America/Cayenne|GG:Europe/Guernsey|GH:Africa/Accra|GI:Europe/Gibraltar|GL:America/Danmarkshavn,America/Godthab,America/Nuuk,America/Scoresbysund,America/Thule|GM:Africa/Banjul|GN:Africa/Conakry|GP:America/Guadeloupe|GQ:Africa/Malabo|GR:Europe/Athens|GS:Atlantic/South_Georgia|GT:America/Guatemala|GU:Pacific/Guam|GW:Africa/Bissau|GY:America/Guyana|HK:Asia/Hong_Kong,Hongkong|HN:America/Tegucigalpa|HR:Europe/Zagreb|HT:America/Port-au-Prince|HU:Europe/Budapest|ID:Asia/Jakarta,Asia/Jayapura,Asia/Makassar,Asia/Pontianak,Asia/Ujung_Pandang|IE:Eire,Europe/Dublin|IL:Asia/Jerusalem,Asia/Tel_Aviv,Israel|IM:Europe/Isle_of_Man|IN:Asia/Calcutta,Asia/Kolkata|IO:Indian/Chagos|IQ:Asia/Baghdad|IR:Asia/Tehran,Iran|IS:Atlantic/Reykjavik,Iceland|IT:Europe/Rome|JE:Europe/Jersey|JM:America/Jamaica,Jamaica|JO:Asia/Amman|JP:Asia/Tokyo,Japan|KE:Africa/Nairobi|KG:Asia/Bishkek|KH:Asia/Phnom_Penh|KI:Pacific/Enderbury,Pacific/Kanton,Pacific/Kiritimati,Pacific/Tarawa|KM:Indian/Comoro|KN:America/St_Kitts|KP:Asia/Pyongyang|KR:Asia/Seoul,ROK|KW:Asia/Kuwait|KY:America/Cayman|KZ:Asia/Almaty,Asia/Aqtau,Asia/Aqtobe,Asia/Atyrau,Asia/Oral,Asia/Qostanay,Asia/Qyzylorda|LA:Asia/Vientiane|LB:Asia/Beirut|LC:America/St_Lucia|LI:Europe/Vaduz|LK:Asia/Colombo|LR:Africa/Monrovia|LS:Africa/Maseru|LT:Europe/Vilnius|LU:Europe/Luxembourg|LV:Europe/Riga|LY:Africa/Tripoli,Libya|MA:Africa/Casablanca|MC:Europe/Monaco|MD:Europe/Chisinau,Europe/Tiraspol|ME:Europe/Podgorica|MF:America/Marigot|MG:Indian/Antananarivo|MH:Kwajalein,Pacific/Kwajalein,Pacific/Majuro|MK:Europe/Skopje|ML:Africa/Bamako,Africa/Timbuktu|MM:Asia/Rangoon,Asia/Yangon|MN:Asia/Choibalsan,Asia/Hovd,Asia/Ulaanbaatar,Asia/Ulan_Bator|MO:Asia/Macao,Asia/Macau|MP:Pacific/Saipan|MQ:America/Martinique|MR:Africa/Nouakchott|MS:America/Montserrat|MT:Europe/Malta|MU:Indian/Mauritius|MV:Indian/Maldives|MW:Africa/Blantyre|MX:America/Bahia_Banderas,America/Cancun,America/Chihuahua,America/Ciudad_Juarez,America/Ensenada,America/Hermosillo,America/Matamoros,America/Mazatlan,America/Merida,America/Mexico_City,America/Monterrey,America/Ojinaga,America/Santa_Isabel,America/Tijuana,Mexico/BajaNorte,Mexico/BajaSur,Mexico/General|MY:Asia/Kuala_Lumpur,Asia/Kuching|MZ:Africa/Maputo|NA:Africa/Windhoek|NC:Pacific/Noumea|NE:Africa/Niamey|NF:Pacific/Norfolk|NG:Africa/Lagos|NI:America/Managua|NL:Europe/Amsterdam|NO:Europe/Oslo|NP:Asia/Kathmandu,Asia/Katmandu|NR:Pacific/Nauru|NU:Pacific/Niue|NZ:NZ,NZ-CHAT,Pacific/Auckland,Pacific/Chatham|OM:Asia/Muscat|PA:America/Panama|PE:America/Lima|PF:Pacific/Gambier,Pacific/Marquesas,Pacific/Tahiti|PG:Pacific/Bougainville,Pacific/Port_Moresby|PH:Asia/Manila|PK:Asia/Karachi|PL:Europe/Warsaw,Poland|PM:America/Miquelon|PN:Pacific/Pitcairn|PR:America/Puerto_Rico|PS:Asia/Gaza,Asia/Hebron|PT:Atlantic/Azores,Atlantic/Madeira,Europe/Lisbon,Portugal|PW:Pacific/Palau|PY:America/Asuncion|QA:Asia/Qatar|RE:Indian/Reunion|RO:Europe/Bucharest|RS:Europe/Belgrade|RU:Asia/Anadyr,Asia/Barnaul,Asia/Chita,Asia/Irkutsk,Asia/Kamchatka,Asia/Khandyga,Asia/Krasnoyarsk,Asia/Magadan,Asia/Novokuznetsk,Asia/Novosibirsk,Asia/Omsk,Asia/Sakhalin,Asia/Srednekolymsk,Asia/Tomsk,Asia/Ust-Nera,Asia/Vladivostok,Asia/Yakutsk,Asia/Yekaterinburg,Europe/Astrakhan,Europe/Kaliningrad,Europe/Kirov,Europe/Moscow,Europe/Samara,Europe/Saratov,Europe/Ulyanovsk,Europe/Volgograd,W-SU|RW:Africa/Kigali|SA:Asia/Riyadh|SB:Pacific/Guadalcanal|SC:Indian/Mahe|SD:Africa/Khartoum|SE:Europe/Stockholm|SG:Asia/Singapore,Singapore|SH:Atlantic/St_Helena|SI:Europe/Ljubljana|SJ:Arctic/Longyearbyen,Atlantic/Jan_Mayen|SK:Europe/Bratislava|SL:Africa/Freetown|SM:Europe/San_Marino|SN:Africa/Dakar|SO:Africa/Mogadishu|SR:America/Paramaribo|SS:Africa/Juba|ST:Africa/Sao_Tome|SV:America/El_Salvador|SX:America/Lower_Princes|SY:Asia/Damascus|SZ:Africa/Mbabane|TC:America/Grand_Turk|TD:Africa/Ndjamena|TF:Indian/Kerguelen|TG:Africa/Lome|TH:Asia/Bangkok|TJ:Asia/Dushanbe|TK:Pacific/Fakaofo|TL:Asia/Dili|TM:Asia/Ashgabat,Asia/Ashkhabad|TN:Africa/Tunis|TO:Pacific/Tongatapu|TR:Asia/Istanbul,Europe/Istanbul,Turkey|TT:America/Port_of_Spain|TV:Pacific/Funafuti|TW:Asia/Taipei,ROC|TZ:Africa/Dar_es_Salaam|UA:Europe/Kiev,Europe/Kyiv,Europe/Simferopol,Europe/Uzhgorod,Europe/Zaporozhye|UG:Africa/Kampala|UM:Pacific/Johnston,Pacific/Midway,Pacific/Wake|US:America/Adak,America/Anchorage,America/Atka,America/Boise,America/Chicago,America/Denver,America/Detroit,America/Fort_Wayne,America/Indiana/Indianapolis,America/Indiana/Knox,America/Indiana/Marengo,America/Indiana/Petersburg,America/Indiana/Tell_City,America/Indiana/Vevay,America/Indiana/Vincennes,America/Indiana/Winamac,America/Indianapolis,America/Juneau,America/Kentucky/Louisville,America/Kentucky/Monticello,America/Knox_IN,America/Los_Angeles,America/Louisville,America/Menominee,America/Metlakatla,America/New_York,America/Nome,America/North_Dakota/Beulah,America/North_Dakota/Center,America/North_Dakota/New_Salem,America/Phoenix,America/Shiprock,America/Sitka,America/Yakutat,Navajo,Pacific/Honolulu,US/Alaska,US/Aleutian,US/Arizona,US/Central,US/East-Indiana,US/Eastern,US/Hawaii,US/Indiana-Starke,US/Michigan,US/Mountain,US/Pacific,US/Pacific-New|UY:America/Montevideo|UZ:Asia/Samarkand,Asia/Tashkent|VA:Europe/Vatican|VC:America/St_Vincent|VE:America/Caracas|VG:America/Tortola|VI:America/St_Thomas,America/Virgin|VN:Asia/Hanoi,Asia/Ho_Chi_Minh,Asia/Saigon|VU:Pacific/Efate|WF:Pacific/Wallis|WS:Pacific/Apia|YE:Asia/Aden|YT:Indian/Mayotte|ZA:Africa/Johannesburg|ZM:Africa/Lusaka|ZW:Africa/Harare';

/** Zones that Windows also gives to computers elsewhere, with the countries where they may stand. */
export const doubtfulText =
  'Asia/Riyadh:SA,BH,KW,QA,YE|Asia/Dubai:AE,OM|America/Halifax:CA,GL|Asia/Dhaka:BD,BT|America/Guatemala:GT,BZ,CR,EC,HN,NI,SV|Asia/Bishkek:KG,CN,IO|Europe/Warsaw:PL,BA|Pacific/Guadalcanal:SB,NC,VU|Asia/Shanghai:CN,HK,MO|Africa/Nairobi:KE,DJ,ER,ET,MG,TZ,YT|Europe/Kyiv:UA,AX,BG,EE,FI,LT,LV|Europe/London:GB,ES,FO,PT|Atlantic/Reykjavik:IS,BF,CI,GM,GN,GW,LR,ML,MR,SH,SL,SN|Pacific/Honolulu:US,CK,PF|Indian/Mauritius:MU,RE,SC|Asia/Yangon:MM,CC|Europe/Paris:FR,BE,DK,ES|America/Cayenne:GF,BR,FK,SR|America/Bogota:CO,BR,CA,EC,JM,KY,PA,PE|America/La_Paz:BO,AG,AI,AW,BB,BL,BQ,BR,CA,CW,DM,DO,GD,GP,GY,KN,LC,MF,MQ,MS,PR,SX,TT,VC,VG,VI|Asia/Bangkok:TH,CX,ID,KH,LA,VN|Asia/Singapore:SG,BN,ID,MY,PH|Africa/Johannesburg:ZA,BI,BW,CD,LS,MW,MZ,RW,SZ,ZM,ZW|Asia/Tokyo:JP,PW,TL|Africa/Lagos:NG,CF,CG,CM,DZ,GA,GQ,NE,TN|Europe/Berlin:DE,SM|Asia/Tashkent:UZ,MV,TM|Pacific/Port_Moresby:PG,FM,GU,MP';

/** Whom to call for what cannot wait and is no emergency. */
export const urgentLines = {
  AS: {
    say: words.doctorsOffice,
  },
  AT: {
    say: words.healthAdvice('1450'),
    call: {
      number: '1450',
      shown: '1450',
      under: words.healthAdviceUnder,
    },
    open: words.dayAndNight,
  },
  AU: {
    say: words.speakToNurse('1800 022 222'),
    call: {
      number: '1800022222',
      shown: '1800 022 222',
      under: words.speakToNurseUnder,
    },
    open: words.dayAndNight,
    but: words.queensland,
  },
  AX: {
    say: words.healthCentre,
  },
  BE: {
    say: words.gpThenDoctorOnCall('1733'),
    call: {
      number: '1733',
      shown: '1733',
      under: words.gpThenDoctorOnCallUnder('1733'),
    },
    open: words.weekendsAndHolidays,
  },
  BL: {
    say: words.doctorOr15,
  },
  BR: {
    say: words.healthPost,
  },
  CA: {
    say: words.nurse('811'),
    call: {
      number: '811',
      shown: '811',
      under: words.nurseUnder,
    },
    open: words.dayAndNight,
    but: words.notInEveryTerritory,
  },
  CH: {
    say: words.doctorOfCanton,
  },
  DE: {
    say: words.doctorOnCall('116 117'),
    call: {
      number: '116117',
      shown: '116 117',
      under: words.doctorOnCallUnder,
    },
    open: words.dayAndNight,
  },
  DK: {
    say: words.doctorOfRegion,
  },
  ES: {
    say: words.healthCentreOr061,
  },
  FI: {
    say: words.medicalHelpline('116 117'),
    call: {
      number: '116117',
      shown: '116 117',
      under: words.medicalHelplineUnder,
    },
    open: words.dayAndNight,
    but: words.notInAland,
  },
  FR: {
    say: words.doctorOr116117,
  },
  GB: {
    say: words.nhs('111'),
    call: {
      number: '111',
      shown: '111',
      under: words.nhsUnder('111'),
    },
    open: words.dayAndNight,
    but: words.northernIreland,
  },
  GF: {
    say: words.doctorOr15,
  },
  GG: {
    say: words.gpPractice,
  },
  GP: {
    say: words.doctorOr15,
  },
  GU: {
    say: words.doctorsOffice,
  },
  HK: {
    say: words.outpatientClinic,
  },
  IE: {
    say: words.gpOutOfHours,
  },
  IN: {
    say: words.nearestHospital,
  },
  JE: {
    say: words.gpPractice,
  },
  JP: {
    say: words.ambulanceAdvice('#7119'),
    call: {
      number: '#7119',
      shown: '#7119',
      under: words.ambulanceAdviceUnder,
    },
    open: words.differByPrefecture,
    but: words.notInEveryPrefecture,
  },
  MF: {
    say: words.doctorOr15,
  },
  MP: {
    say: words.doctorsOffice,
  },
  MQ: {
    say: words.doctorOr15,
  },
  MX: {
    say: words.doctorOrHealthCentre,
  },
  NL: {
    say: words.huisartsenpost,
  },
  NO: {
    say: words.doctorOnCall('116 117'),
    call: {
      number: '116117',
      shown: '116 117',
      under: words.doctorOnCallUnder,
    },
    open: words.dayAndNight,
  },
  NZ: {
    say: words.healthline('0800 611 116'),
    call: {
      number: '0800611116',
      shown: '0800 611 116',
      under: words.healthlineUnder,
    },
    open: words.dayAndNight,
  },
  PM: {
    say: words.doctorOr15,
  },
  PR: {
    say: words.doctorsOffice,
  },
  PT: {
    say: words.sns24('808 24 24 24'),
    call: {
      number: '808242424',
      shown: '808 24 24 24',
      under: words.sns24Under,
    },
    open: words.dayAndNight,
  },
  RE: {
    say: words.doctorOr15,
  },
  SE: {
    say: words.nurse('1177'),
    call: {
      number: '1177',
      shown: '1177',
      under: words.nurseUnder,
    },
    open: words.dayAndNight,
  },
  SG: {
    say: words.polyclinic,
  },
  US: {
    say: words.doctorsOffice,
  },
  VI: {
    say: words.doctorsOffice,
  },
  YT: {
    say: words.doctorOr15,
  },
  ZA: {
    say: words.doctorOrClinic,
  },
} as const;
